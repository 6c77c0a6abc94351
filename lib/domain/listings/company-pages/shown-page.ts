import "server-only";
import { contentOf, readPageRows } from "@/lib/domain/listings/company-pages/page-rows";
import type { CompanyPageContent } from "@/lib/schemas/company-page";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";

/** What a company says of itself, as far as an admin has approved it; null when that is nothing. */
export async function shownPage(providerUserId: string): Promise<CompanyPageContent | null> {
  pageShows(pageTags.company(providerUserId));
  const row = (await readPageRows([providerUserId])).find(({ status }) => status === "approved");
  return row ? contentOf(row) : null;
}
