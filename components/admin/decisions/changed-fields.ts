import type { Translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";

/** What of a listing its owner can change, by the catalogue's word for it. */
const FIELDS = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ price, priceUnit, from }) => [price, priceUnit, from].join(),
  phone: ({ phoneNumber }) => phoneNumber,
  category: ({ categoryId }) => categoryId,
  subcategory: ({ subcategoryId }) => subcategoryId,
  address: ({ address }) => address,
  coordinates: ({ location }) => location.coordinates.join(),
  radius: ({ maxRadiusKm }) => maxRadiusKm,
  tags: ({ tags }) => JSON.stringify(tags),
  pictures: ({ images }) => images.map(({ url }) => url).join(),
} satisfies Readonly<Record<string, (listing: Listing) => unknown>>;

/** The words of what differs between two versions of a listing. */
export const changedFields = (before: Listing, after: Listing, t: Translator): string[] =>
  (Object.keys(FIELDS) as (keyof typeof FIELDS)[])
    .filter((key) => FIELDS[key](before) !== FIELDS[key](after))
    .map((key) => t(`admin.listing.${key}`));
