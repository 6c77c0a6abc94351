import { legalRoute } from "@/app/[locale]/(public)/_components/legal-route";
import { terms } from "@/lib/content/legal/terms";

const { metadata, view } = legalRoute("/terms", terms);

export const generateMetadata = metadata;
export default view;
