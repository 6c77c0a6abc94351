/**
 * The IndexedDB database that keeps the drafts of Create Listing on a device; deleted at sign-out
 * (docs/product/listings.md#drafts).
 */
export const DRAFTS_DATABASE = "listing-drafts";
