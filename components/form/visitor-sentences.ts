import type { FormMessageKey } from "@/lib/schemas/form-messages";

/** What the API may say of the fields of each form that stands on pages for everyone. */
export const ENQUIRY_SENTENCES: readonly FormMessageKey[] = [
  "visitorNameLength",
  "contactWayRequired",
  "phoneInvalid",
  "emailInvalid",
  "messageLength",
  "consentRequired",
  "noControlCharacters",
];
export const REPORT_SENTENCES: readonly FormMessageKey[] = [
  "reportReasonRequired",
  "reportDetailsLength",
  "noControlCharacters",
];
export const CONTACT_SENTENCES: readonly FormMessageKey[] = [
  "visitorNameLength",
  "emailRequired",
  "emailInvalid",
  "numberTenDigits",
  "messageLength",
  "noControlCharacters",
];
