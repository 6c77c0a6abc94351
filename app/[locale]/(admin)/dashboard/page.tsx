import { Clock } from "lucide-react";
import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { PENDING_STATUS, PendingQuery } from "@/components/admin/queue/pending-query";
import { ApprovalQueue } from "@/components/admin/queue/approval-queue";
import { readTableQuery } from "@/components/admin/table/table-query";
import { translatedNames } from "@/components/listings/translated-names";
import { Card } from "@/components/ui/card";
import { translator } from "@/lib/content/messages";
import { listAdminListings } from "@/lib/domain/listings/list-admin-listings";

export const generateMetadata = adminMetadata("dashboard");

/** What waits for a decision, and what this page will hold later (docs/product/pages.md#the-admins-area). */
export default adminPage(
  "dashboard",
  [
    "admin.table",
    "admin.dialog",
    "admin.status",
    "form",
    "admin.dashboard",
    "admin.queue",
    "admin.decide",
    "admin.listing",
    "admin.listings",
    "price",
    "companyTypes",
  ],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(PendingQuery, await searchParams);
    const page = await listAdminListings(admin, { ...PendingQuery.parse(query), status: PENDING_STATUS });
    const t = translator(locale);
    const names = translatedNames(locale);
    return (
      <div className="grid gap-6">
        <ApprovalQueue first={{ query, page }} now={Date.now()} locale={locale} names={names} />
        <Card className="flex items-start gap-4 p-5">
          <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-accent-ink" />
          <div>
            <h2 className="font-semibold">{t("admin.dashboard.soon")}</h2>
            <p className="text-sm text-ink-2">{t("admin.dashboard.soonText")}</p>
          </div>
        </Card>
      </div>
    );
  },
);
