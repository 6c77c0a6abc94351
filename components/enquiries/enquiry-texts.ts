import type { CodeWords } from "@/components/form/failure-of";
import { translator } from "@/lib/content/messages";
import { MAX_MESSAGE_LENGTH } from "@/lib/shared/enquiry";
import type { Locale } from "@/lib/shared/locale";

export type EnquiryTexts = ReturnType<typeof enquiryTexts>;

/** The words of an answer to an enquiry that are about no field. */
export function enquiryWords(locale: Locale): CodeWords {
  const t = translator(locale);
  return {
    tooMany: t.raw("enquiry.tooMany") as string,
    tooManyLater: t("enquiry.tooManyLater"),
    forbidden: t("enquiry.forbidden"),
    gone: t("enquiry.gone"),
    away: t("enquiry.away"),
    failed: t("enquiry.failed"),
  };
}

/**
 * The finished strings of the enquiry form, as its client component takes them.
 * @param company the one it goes to, or the names of all
 * @param count how many they are
 */
export function enquiryTexts(locale: Locale, company: string, count = 1) {
  const t = translator(locale);
  const isOne = count === 1;
  return {
    heading: t("enquiry.heading"),
    lead: t("enquiry.lead", { company }),
    name: t("enquiry.name"),
    phoneNumber: t("enquiry.phoneNumber"),
    phoneHint: t("enquiry.phoneHint"),
    email: t("enquiry.email"),
    message: t("enquiry.message"),
    messageHint: t("enquiry.messageHint", { max: MAX_MESSAGE_LENGTH }),
    consent: t(isOne ? "enquiry.consent" : "enquiry.severalConsent", { company }),
    promise: t(isOne ? "enquiry.promise" : "enquiry.severalPromise"),
    submit: t("enquiry.submit"),
    busy: t("enquiry.busy"),
    noAccount: t("enquiry.noAccount"),
    website: t("enquiry.website"),
    sentTitle: t("enquiry.sentTitle", { company }),
    sentText: t(isOne ? "enquiry.sentText" : "enquiry.severalSentText", { company }),
    linkTitle: t("enquiry.linkTitle"),
    linkText: t("enquiry.linkText"),
    open: t("enquiry.open"),
    copy: t("enquiry.copy"),
    copied: t("enquiry.copied"),
    copyFailed: t("enquiry.copyFailed"),
    words: enquiryWords(locale),
  };
}
