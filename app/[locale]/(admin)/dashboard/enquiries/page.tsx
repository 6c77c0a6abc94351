import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { EnquiryFigures } from "@/components/admin/figures/enquiry-figures";
import { SendersTable } from "@/components/admin/senders/table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { getEnquirySummary } from "@/lib/domain/enquiries/admin/get-enquiry-summary";
import { listEnquirySenders } from "@/lib/domain/enquiries/admin/list-enquiry-senders";
import { EnquirySendersQuery } from "@/lib/schemas/enquiry";

export const generateMetadata = adminMetadata("enquiries");

/** How many enquiries were sent, and who sends them; never what they say. */
export default adminPage(
  "enquiries",
  ["admin.table", "admin.dialog", "form", "admin.enquiries"],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(EnquirySendersQuery, await searchParams);
    const [summary, page] = await Promise.all([
      getEnquirySummary(admin),
      listEnquirySenders(admin, EnquirySendersQuery.parse(query)),
    ]);
    return (
      <div className="grid gap-6">
        <EnquiryFigures summary={summary} locale={locale} />
        <SendersTable first={{ query, page }} locale={locale} />
      </div>
    );
  },
);
