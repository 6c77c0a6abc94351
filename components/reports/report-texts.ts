import { translator } from "@/lib/content/messages";
import { MAX_REPORT_DETAILS_LENGTH, REPORT_REASONS } from "@/lib/shared/enquiry";
import type { Locale } from "@/lib/shared/locale";
import type { CodeWords } from "@/components/form/failure-of";

export type ReportTexts = ReturnType<typeof reportTexts>;

/** The words of an answer to a report that are about no field. */
export function reportWords(locale: Locale): CodeWords {
  const t = translator(locale);
  return {
    tooMany: t.raw("report.tooMany") as string,
    tooManyLater: t("report.tooManyLater"),
    forbidden: t("report.failed"),
    gone: t("report.gone"),
    away: t("report.away"),
    failed: t("report.failed"),
  };
}

/** The finished strings of the report form. @param name of the listing */
export function reportTexts(locale: Locale, name: string) {
  const t = translator(locale);
  return {
    title: t("report.title", { name }),
    lead: t("report.lead"),
    reason: t("report.reason"),
    choose: t("report.choose"),
    reasons: REPORT_REASONS.map((reason) => ({ reason, label: t(`report.reasons.${reason}`) })),
    details: t("report.details"),
    detailsHint: t("report.detailsHint", { max: MAX_REPORT_DETAILS_LENGTH }),
    submit: t("report.submit"),
    busy: t("report.busy"),
    close: t("report.close"),
    website: t("enquiry.website"),
    sentTitle: t("report.sentTitle"),
    sentText: t("report.sentText"),
    words: reportWords(locale),
  };
}
