import type { MessageKey } from "@/lib/content/messages";

// What may be said of each form that stands on pages for everyone: they take no more to the browser than that.
export const ENQUIRY_FAILURES = [
  "form.visitorNameLength",
  "form.contactWayRequired",
  "form.phoneInvalid",
  "form.emailInvalid",
  "form.messageLength",
  "form.consentRequired",
  "form.noControlCharacters",
] as const satisfies readonly MessageKey[];
export const REPORT_FAILURES = [
  "form.reportReasonRequired",
  "form.reportDetailsLength",
  "form.noControlCharacters",
] as const satisfies readonly MessageKey[];
export const CONTACT_FAILURES = [
  "form.visitorNameLength",
  "form.emailRequired",
  "form.emailInvalid",
  "form.numberTenDigits",
  "form.messageLength",
  "form.noControlCharacters",
  // The message is stored, and goes out later.
  "form.contactMailBusy",
  "form.contactMailBlocked",
  "form.contactMailAway",
] as const satisfies readonly MessageKey[];
/** What is done with one press, and knows no fields. */
export const ACTION_FAILURES = [
  "form.noPermission",
  "form.crossSite",
  "form.busy",
  "form.readOnly",
  "form.tooMany",
  "form.wentWrong",
] as const satisfies readonly MessageKey[];
/** Signing in and up, and whatever is done with an account. */
export const ACCOUNT_FAILURES = [
  "form.credentialsWrong",
  "form.emailOrPhoneTaken",
  "form.emailTaken",
  "form.validation",
  "form.signIn",
  "form.sessionExpired",
  "form.noPermission",
  "form.crossSite",
  "form.busy",
  "form.wentWrong",
  "form.tooMany",
  "form.emailRequired",
  "form.emailInvalid",
  "form.mobileRequired",
  "form.mobileInvalid",
  "form.passwordRequired",
  "form.passwordLength",
  "form.passwordCommon",
  "form.currentPasswordWrong",
  "form.companyNameLength",
  "form.noControlCharacters",
  "form.linkInvalid",
  "form.fileTooLarge",
  "form.fileKind",
  "form.fileCount",
  "form.fileUnreadable",
  "form.documentsMissing",
  "form.documentsFull",
  "form.storeFull",
  "form.filesAway",
  "form.readOnly",
] as const satisfies readonly MessageKey[];
