import type { AdminTexts } from "@/components/admin/admin-texts";
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
} satisfies Partial<Record<keyof AdminTexts["listing"], (listing: Listing) => unknown>>;

/** The words of what differs between two versions of a listing. */
export const changedFields = (before: Listing, after: Listing, texts: AdminTexts["listing"]): string[] =>
  (Object.keys(FIELDS) as (keyof typeof FIELDS)[])
    .filter((key) => FIELDS[key](before) !== FIELDS[key](after))
    .map((key) => texts[key]);
