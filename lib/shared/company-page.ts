/** What a company may say of itself on its page: the fixed lists and limits. */
export const MAX_ABOUT_LENGTH = 1000;
export const MAX_PAGE_PHOTOS = 6;
/** Of one weekday: before and after a break. */
export const MAX_SPANS = 2;

export const PAGE_LANGUAGES = [
  "en",
  "hi",
  "as",
  "bn",
  "gu",
  "kn",
  "ml",
  "mr",
  "or",
  "pa",
  "ta",
  "te",
  "ur",
] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export const PAYMENT_MODES = ["cash", "upi", "card", "bank_transfer", "cheque"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAGE_STATUSES = ["pending_approval", "approved", "rejected"] as const;
