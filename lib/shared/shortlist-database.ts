/** The IndexedDB database that keeps a device's shortlist; deleted at sign-out. */
export const SHORTLIST_DATABASE = "shortlist";

/** The most listings on a shortlist: as many as stand side by side. */
export const MAX_SHORTLIST = 4;
