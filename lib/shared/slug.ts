import { isId } from "@/lib/shared/id";

/** Longest slug, in characters: long enough to read, short enough to share. */
const MAX_SLUG_LENGTH = 80;

/**
 * The readable part of a URL: Latin letters and digits, accents folded, words joined by '-'.
 * Empty when the name has no Latin letter or digit; the caller then names the kind of thing.
 */
export function slugify(name: string): string {
  const words =
    name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    if (slug.length + 1 + word.length > MAX_SLUG_LENGTH) break;
    slug = slug ? `${slug}-${word}` : word;
  }
  return slug;
}

/** `{slug}-{id}` of a listing; a name without Latin letters gives `listing-{id}` (docs/product/pages.md#addresses). */
export const listingSlug = (listing: { id: string; name: string }): string =>
  `${slugify(listing.name) || "listing"}-${listing.id}`;

/** `{slug}-{id}` of a company. */
export const companySlug = (company: { id: string; companyName: string }): string =>
  `${slugify(company.companyName) || "company"}-${company.id}`;

/** The id in a `{slug}-{id}` segment: what follows the last '-'; null when that is not an id. */
export function idFromSlug(segment: string): string | null {
  const id = segment.slice(segment.lastIndexOf("-") + 1);
  return isId(id) ? id : null;
}
