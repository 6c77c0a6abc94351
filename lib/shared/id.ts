/**
 * An identifier as the database makes it: 16 lower-case Crockford base32 characters, 9 of time and 7 random
 * (docs/product/pages.md#addresses). The same id stands in URLs, the API and the database.
 */
export const ID_PATTERN = /^[0-9a-hjkmnp-tv-z]{16}$/;

/** True for a well-formed id; says nothing about whether the thing exists. */
export const isId = (text: string): boolean => ID_PATTERN.test(text);
