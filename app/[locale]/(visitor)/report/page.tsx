import { REPORT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { flashForm } from "@/app/[locale]/_page/flash-form";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { publicListing } from "@/app/[locale]/(visitor)/_page/addressee";
import { given, VisitorPage, type VisitorProps } from "@/app/[locale]/(visitor)/_page/visitor-page";
import { Outcome } from "@/components/form/outcome";
import { among } from "@/components/form/failure-words";
import { Messages } from "@/components/messages/messages";
import { ReportForm } from "@/components/reports/report-form";
import { reportWords } from "@/components/reports/report-words";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import { localePath } from "@/lib/shared/locale";
import { listingSlug } from "@/lib/shared/slug";

const listingOf = async ({ searchParams }: VisitorProps) =>
  publicListing(given((await searchParams).listing));

export const generateMetadata = availableMetadata(async (props: VisitorProps): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const listing = await listingOf(props);
  if (listing === null) return notFoundMetadata(locale);
  return { title: translator(locale)("report.title", { name: listing.name }) };
});

/** 'Report this listing' on a page of its own: all of it without JavaScript. */
export default available(async (props: VisitorProps) => {
  const locale = await pageLocale(props);
  const listing = await listingOf(props);
  if (listing === null) return notFoundPage(locale);
  const t = translator(locale);
  const path = `/services/${listingSlug(listing)}`;
  const isSent = given((await props.searchParams).sent) === "1";
  const page = `/report?listing=${listing.id}`;
  const atHand = among(t, REPORT_FAILURES);
  const kept = await flashForm("report", page, ["reason", "details"], atHand, reportWords(t));
  const back = (
    <PageLink href={localePath(locale, path)} className={buttonClass({ variant: "line" })}>
      {t("report.back")}
    </PageLink>
  );
  return (
    <VisitorPage
      locale={locale}
      title={t("report.title", { name: listing.name })}
      lead={isSent ? null : t("report.lead")}
      from={{ label: listing.name, path }}
      here={t("report.link")}
    >
      <Card className="p-4 sm:p-5">
        {isSent ? (
          <Outcome kind="done" title={t("report.sentTitle")} text={t("report.sentText")}>
            {back}
          </Outcome>
        ) : (
          <Messages locale={locale} of={["report", "enquiryForm.website", ...REPORT_FAILURES]}>
            <ReportForm listingId={listing.id} locale={locale} kept={kept} after={back} />
          </Messages>
        )}
      </Card>
    </VisitorPage>
  );
});
