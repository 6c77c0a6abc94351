import { legalRoute } from "@/app/[locale]/(public)/_components/legal-route";
import { privacy } from "@/lib/content/legal/privacy";

const { metadata, view } = legalRoute("/privacy", privacy);

export const generateMetadata = metadata;
export default view;
