/** The IndexedDB database that keeps the drafts of Create Listing on a device; deleted at sign-out (decisions.md section 4). */
export const DRAFTS_DATABASE = "listing-drafts";
