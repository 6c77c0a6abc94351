import type { FormTexts } from "@/components/form/failure-words";
import { translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import type { FailureKey } from "@/lib/shared/failures";
import type { Locale } from "@/lib/shared/locale";

type FormKey = Extract<FailureKey, keyof (typeof en)["form"]>;

/**
 * The sentences of failures in the language of the page, for its client components: those that are named, else all that
 * people meet. On the server only (docs/product/texts-and-limits.md#languages-of-texts).
 */
export const formTexts = (
  locale: Locale,
  keys: readonly FormKey[] = Object.keys(en.form) as FormKey[],
): FormTexts => {
  const t = translator(locale);
  const sentences = Object.fromEntries(keys.map((key) => [key, t.raw(`form.${key}`) as string]));
  return { locale, sentences };
};

// What may be said of each form that stands on pages for everyone: they take no more to the browser than that.
export const ENQUIRY_FAILURES = [
  "visitorNameLength",
  "contactWayRequired",
  "phoneInvalid",
  "emailInvalid",
  "messageLength",
  "consentRequired",
  "noControlCharacters",
] as const satisfies readonly FormKey[];
export const REPORT_FAILURES = [
  "reportReasonRequired",
  "reportDetailsLength",
  "noControlCharacters",
] as const satisfies readonly FormKey[];
export const CONTACT_FAILURES = [
  "visitorNameLength",
  "emailRequired",
  "emailInvalid",
  "numberTenDigits",
  "messageLength",
  "noControlCharacters",
  // The message is stored, and goes out later.
  "contactMailBusy",
  "contactMailBlocked",
  "contactMailAway",
] as const satisfies readonly FormKey[];
/** What is done with one press, and knows no fields. */
export const ACTION_FAILURES = [
  "noPermission",
  "crossSite",
  "busy",
  "readOnly",
  "tooMany",
  "wentWrong",
] as const satisfies readonly FormKey[];
/** Signing in and up, and whatever is done with an account. */
export const ACCOUNT_FAILURES = [
  "credentialsWrong",
  "emailOrPhoneTaken",
  "emailTaken",
  "validation",
  "signIn",
  "sessionExpired",
  "noPermission",
  "crossSite",
  "busy",
  "wentWrong",
  "tooMany",
  "emailRequired",
  "emailInvalid",
  "mobileRequired",
  "mobileInvalid",
  "passwordRequired",
  "passwordLength",
  "passwordCommon",
  "currentPasswordWrong",
  "companyNameLength",
  "noControlCharacters",
  "linkInvalid",
  "fileTooLarge",
  "fileKind",
  "fileCount",
  "fileUnreadable",
  "documentsMissing",
  "documentsFull",
  "storeFull",
  "filesAway",
  "readOnly",
] as const satisfies readonly FormKey[];
