import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { SynonymsTable } from "@/components/admin/synonyms/table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { listSynonyms } from "@/lib/domain/listings/synonyms/list-synonyms";
import { SynonymsQuery } from "@/lib/schemas/synonym";

export const generateMetadata = adminMetadata("synonyms");

/** What people type in Hindi, in Hinglish, or otherwise than listings say it, and what search takes it for. */
export default adminPage(
  "synonyms",
  ["admin.table", "admin.dialog", "form", "admin.synonyms"],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(SynonymsQuery, await searchParams);
    const page = await listSynonyms(admin, SynonymsQuery.parse(query));
    return <SynonymsTable first={{ query, page }} />;
  },
);
