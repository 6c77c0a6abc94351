/** Where a received enquiry stands in the provider's inbox. */
export const ENQUIRY_STATUSES = ["new", "replied", "closed"] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Longest texts of an enquiry and of the contact form, in characters. */
export const MAX_VISITOR_NAME_LENGTH = 80;
export const MAX_MESSAGE_LENGTH = 2000;

/** What a visitor may say is wrong with a listing. */
export const REPORT_REASONS = [
  "wrong_details",
  "wrong_number",
  "closed_down",
  "fake",
  "offensive",
  "duplicate",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ["open", "resolved"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** How an admin settled a report. */
export const REPORT_OUTCOMES = ["no_action", "acted"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const MAX_REPORT_DETAILS_LENGTH = 500;

/** What a form says about whom it goes to, in the API's words; a list with commas, as a form sends it. */
export type EnquiryTarget =
  { readonly listingId: string } | { readonly providerUserId: string } | { readonly listingIds: string };

/** The most companies one sending goes to: as many as stand side by side. */
export const MAX_COMPANIES_AT_ONCE = 4;
