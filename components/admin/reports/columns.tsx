import { ExternalLink } from "lucide-react";
import { linkClass } from "@/components/admin/link-class";
import { Moment } from "@/components/admin/moment";
import { ReportButtons, type useReportActions } from "@/components/admin/reports/row-actions";
import { StatusBadge } from "@/components/listings/status-badge";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { Translator } from "@/lib/content/messages";
import type { ListingReport } from "@/lib/schemas/report";
import { type Locale, localePath } from "@/lib/shared/locale";

type Setting = { t: Translator; locale: Locale; ask: ReturnType<typeof useReportActions>["ask"] };

export const reportColumns = ({ t, locale, ask }: Setting): Column<ListingReport>[] => [
  {
    key: "listing",
    frozen: true,
    head: t("admin.reports.listing"),
    unlabelled: true,
    className: "lg:min-w-52 lg:max-w-80",
    cell: ({ listing }) => <ReportedListing listing={listing} locale={locale} />,
  },
  {
    key: "reason",
    head: t("admin.reports.reason"),
    cell: ({ reason }) => <span className="font-medium">{t(`admin.reports.reasons.${reason}`)}</span>,
  },
  {
    key: "details",
    head: t("admin.reports.details"),
    className: "lg:max-w-96",
    cell: ({ details }) =>
      details ? (
        <Written className="break-words whitespace-pre-line">{details}</Written>
      ) : (
        <span className="text-ink-3">{t("admin.reports.noDetails")}</span>
      ),
  },
  {
    key: "reported",
    head: t("admin.reports.reported"),
    cell: ({ createdAt }) => <Moment iso={createdAt} locale={locale} time />,
  },
  {
    key: "decision",
    head: t("admin.reports.outcome"),
    headHidden: true,
    end: true,
    unlabelled: true,
    pinned: true,
    cell: (report) =>
      report.status === "resolved" ? (
        <span className="text-sm text-ink-2">
          {report.outcome ? (
            <span className="block font-medium">{t(`admin.reports.outcomes.${report.outcome}`)}</span>
          ) : null}
          {report.resolvedAt ? <Moment iso={report.resolvedAt} locale={locale} /> : null}
        </span>
      ) : (
        <ReportButtons report={report} ask={ask} />
      ),
  },
];

/** The listing a report is about, with the way to it while it is public. */
function ReportedListing({ listing, locale }: { listing: ListingReport["listing"]; locale: Locale }) {
  const t = useTranslator();
  return (
    <>
      {listing.status === "approved" ? (
        <a
          href={localePath(locale, `/services/${listing.slug}`)}
          target="_blank"
          rel="noopener"
          aria-label={t("admin.reports.see", { name: listing.name })}
          className={`${linkClass} inline-flex min-h-touch items-center gap-1.5 break-words`}
        >
          <Written className="line-clamp-2 min-w-0">{listing.name}</Written>
          <ExternalLink aria-hidden className="size-3.5 shrink-0" />
        </a>
      ) : (
        <Written className="line-clamp-2 font-medium break-words">{listing.name}</Written>
      )}
      <Written className="block text-xs break-words text-ink-2">{listing.companyName}</Written>
      <span className="mt-1 flex flex-wrap items-center gap-1.5">
        <StatusBadge status={listing.status} label={t(`admin.status.${listing.status}`)} />
        {listing.openReports > 1 ? (
          <Badge tone="warn">{t("admin.reports.openReports", { count: listing.openReports })}</Badge>
        ) : null}
        {listing.decidedReports > 0 ? (
          <Badge>{t("admin.reports.decidedReports", { count: listing.decidedReports })}</Badge>
        ) : null}
      </span>
    </>
  );
}
