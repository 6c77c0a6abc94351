// The further pages of a category in a city: the same address, led here by next.config.ts, and rendered every time.
import { withQuery } from "@/app/[locale]/_page/query-of";
import Page, {
  generateMetadata as metadata,
} from "@/app/[locale]/(public)/services/in/[city]/[category]/page";

export const dynamic = "force-dynamic";

export const generateMetadata = withQuery(metadata);

export default withQuery(Page);
