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

/** How an admin settled a report. */
export const REPORT_OUTCOMES = ["no_action", "acted"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const MAX_REPORT_DETAILS_LENGTH = 500;
