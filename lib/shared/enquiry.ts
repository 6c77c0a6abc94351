/** Where a received enquiry stands in the provider's inbox. */
export const ENQUIRY_STATUSES = ["new", "replied", "closed"] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** What a form says about whom it goes to, in the API's words; a list with commas, as a form sends it. */
export type EnquiryTarget =
  { readonly listingId: string } | { readonly providerUserId: string } | { readonly listingIds: string };

/** The most companies one sending goes to: as many as stand side by side. */
export const MAX_COMPANIES_AT_ONCE = 4;
