import type { Translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";

/** What of a listing an edit by its owner does not change, or changes with something else. */
const NOT_EDITED = [
  ...["_id", "id", "status", "createdAt", "publishedAt"],
  ...["providerUserId", "provider", "companyType", "source"],
  ...["city", "stateCode", "category", "subcategory", "distanceKm"],
] as const satisfies readonly (keyof Listing)[];

/** Where the catalogue's word for a field is another than its name. */
const WORDS = {
  priceUnit: "price",
  from: "price",
  phoneNumber: "phone",
  categoryId: "category",
  subcategoryId: "subcategory",
  location: "coordinates",
  maxRadiusKm: "radius",
  images: "pictures",
} as const satisfies Partial<Record<keyof Listing, string>>;

type Edited = Exclude<keyof Listing, (typeof NOT_EDITED)[number]>;
type Word = (typeof WORDS)[keyof typeof WORDS] | Exclude<Edited, keyof typeof WORDS>;

const isEdited = (key: string): key is Edited => !(NOT_EDITED as readonly string[]).includes(key);
const wordOf = (key: Edited): Word =>
  Object.hasOwn(WORDS, key) ? WORDS[key as keyof typeof WORDS] : (key as Word);

/** The words of what differs between two versions of a listing: whatever its owner can change, `admin.listing.<field>`. */
export function changedFields(before: Listing, after: Listing, t: Translator): string[] {
  const changed = Object.keys(after)
    .filter(isEdited)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return [...new Set(changed.map((key) => t(`admin.listing.${wordOf(key)}`)))];
}
