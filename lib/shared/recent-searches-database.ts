/** The IndexedDB database that keeps what was searched for on a device; deleted at sign-out. */
export const RECENT_SEARCHES_DATABASE = "recent-searches";
