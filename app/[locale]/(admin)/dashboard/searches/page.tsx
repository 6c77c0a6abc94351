import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { SearchesTable } from "@/components/admin/searches/table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { listSearches } from "@/lib/domain/listings/searches/list-searches";
import { SearchesQuery } from "@/lib/schemas/search-event";

export const generateMetadata = adminMetadata("searches");

/** What people searched for, and what found nothing: where the search has something to learn. */
export default adminPage(
  "searches",
  ["admin.table", "form", "admin.searches", "admin.synonyms"],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(SearchesQuery, await searchParams);
    const page = await listSearches(admin, SearchesQuery.parse(query));
    return <SearchesTable locale={locale} first={{ query, page }} />;
  },
);
