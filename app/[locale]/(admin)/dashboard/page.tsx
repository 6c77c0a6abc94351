import { Clock } from "lucide-react";
import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { adminTexts } from "@/components/admin/admin-texts";
import { PENDING_STATUS, PendingQuery } from "@/components/admin/pending-query";
import { ApprovalQueue } from "@/components/admin/queue/approval-queue";
import { readTableQuery } from "@/components/admin/table-query";
import { Card } from "@/components/ui/card";
import { listAdminListings } from "@/lib/domain/listings/list-admin-listings";

export const generateMetadata = adminMetadata("dashboard");

/** What waits for a decision, and what this page will hold later (docs/product/pages.md#the-admins-area). */
export default adminPage("dashboard", async (admin, locale, { searchParams }) => {
  const query = readTableQuery(PendingQuery, await searchParams);
  const page = await listAdminListings(admin, { ...PendingQuery.parse(query), status: PENDING_STATUS });
  const texts = adminTexts(
    locale,
    "dashboard",
    "queue",
    "decide",
    "listing",
    "listings",
    "dialog",
    "status",
    "companyTypes",
    "names",
    "table",
    "sentences",
  );
  return (
    <div className="grid gap-6">
      <ApprovalQueue first={{ query, page }} now={Date.now()} locale={locale} texts={texts} />
      <Card className="flex items-start gap-4 p-5">
        <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-accent-ink" />
        <div>
          <h2 className="font-semibold">{texts.dashboard.soon}</h2>
          <p className="text-sm text-ink-2">{texts.dashboard.soonText}</p>
        </div>
      </Card>
    </div>
  );
});
