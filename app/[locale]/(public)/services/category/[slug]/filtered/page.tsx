// The page of a category with a query: the same address, led here by next.config.ts, and rendered every time.
import { withQuery } from "@/app/[locale]/_page/query-of";
import Page, { generateMetadata as metadata } from "@/app/[locale]/(public)/services/category/[slug]/page";

export const dynamic = "force-dynamic";

export const generateMetadata = withQuery(metadata);

export default withQuery(Page);
