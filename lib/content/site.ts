/** The product's name, in one place: a working name (look.md). */
export const SITE_NAME = "VendorSetu";
