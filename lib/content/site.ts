/** The product's name, in one place: a working name. */
export const SITE_NAME = "VendorSetu";

/** The product's own domain: a placeholder that nobody can register (RFC 2606). */
export const SITE_DOMAIN = "vendorsetu.example";
/** The day the legal pages were last changed, ISO; to be moved on with every change of theirs. */
export const LEGAL_PAGES_CHANGED_ON = "2026-11-28";
