/** The states of a listing (docs/product/listings.md#life). Only approved ones are public. */
export const LISTING_STATUSES = ["pending_approval", "approved", "rejected", "archived"] as const;

export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Who took a listing out of search: its owner may bring back alone what only the owner archived. */
export const ARCHIVERS = ["owner", "admin"] as const;
