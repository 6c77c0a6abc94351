import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/** Why a message could not be sent, by the API's code. */
export type ContactCode = "RATE_LIMITED" | "FORBIDDEN" | "UNAVAILABLE";

export type ContactTexts = ReturnType<typeof contactTexts>;

/** The finished strings of the contact form. */
export function contactTexts(locale: Locale) {
  const t = translator(locale);
  const kept: Readonly<Record<ContactCode, string>> = {
    RATE_LIMITED: t("contact.mailBusy"),
    FORBIDDEN: t("contact.mailBlocked"),
    UNAVAILABLE: t("contact.mailAway"),
  };
  /** A field that says the same whether it is empty or wrong. */
  const both = (told: string) => ({ missing: told, invalid: told });
  return {
    heading: t("contact.form"),
    name: t("contact.name"),
    email: t("contact.email"),
    number: t("contact.number"),
    numberHint: t("contact.numberHint"),
    message: t("contact.message"),
    submit: t("contact.submit"),
    busy: t("contact.busy"),
    website: t("enquiry.website"),
    sentTitle: t("contact.sentTitle"),
    sentText: t("contact.sentText"),
    another: t("contact.another"),
    wrong: {
      name: both(t("form.visitorNameLength")),
      email: { missing: t("form.emailRequired"), invalid: t("form.emailInvalid") },
      number: both(t("form.numberTenDigits")),
      message: both(t("form.messageLength")),
    },
    /** The message is stored, and goes out later. */
    kept,
    words: {
      tooMany: t.raw("contact.tooMany") as string,
      tooManyLater: t("contact.tooManyLater"),
      forbidden: t("contact.failed"),
      gone: t("contact.failed"),
      away: t("contact.away"),
      failed: t("contact.failed"),
    },
  };
}
