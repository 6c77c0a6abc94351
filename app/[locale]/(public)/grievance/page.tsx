import { legalRoute } from "@/app/[locale]/(public)/_components/legal-route";
import { grievance } from "@/lib/content/legal/grievance";

const { metadata, view } = legalRoute("/grievance", grievance);

export const generateMetadata = metadata;
export default view;
