/** The product's name, in one place: a working name (look.md). */
export const SITE_NAME = "VendorSetu";

/** The product's own domain: a placeholder that nobody can register (RFC 2606). */
export const SITE_DOMAIN = "vendorsetu.example";
/** Where people write: questions of any kind, and complaints that the grievance officer answers. */
export const SUPPORT_EMAIL = `support@${SITE_DOMAIN}`;
export const GRIEVANCE_EMAIL = `grievance@${SITE_DOMAIN}`;
