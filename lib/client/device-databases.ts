// The IndexedDB databases that keep something on a device; each is deleted at sign-out (docs/product/accounts.md#on-the-device).

/** The drafts of Create Listing (docs/product/listings.md#drafts). */
export const DRAFTS_DATABASE = "listing-drafts";
/** What was searched for, and where. */
export const RECENT_SEARCHES_DATABASE = "recent-searches";
export const SHORTLIST_DATABASE = "shortlist";
