import type { ManagedListing } from "@/lib/schemas/listing";
import { MAX_LISTING_IMAGES } from "@/lib/shared/upload";

/** The text fields of a listing's form as they stand in it; the names are those of the API. */
export type ListingValues = {
  name: string;
  price: string;
  description: string;
  phoneNumber: string;
  address: string;
  locationLat: string;
  locationLng: string;
  categoryId: string;
  subcategoryId: string;
  maxRadiusKm: string;
  tags: string;
};
export type ListingField = keyof ListingValues;

/** A picture in the form: one that is stored already, or a file still to be sent. */
export type PictureSlot =
  | { readonly key: string; readonly kind: "kept"; readonly mediaId: string; readonly url: string }
  | { readonly key: string; readonly kind: "new"; readonly file: File };

/** What the form holds. The files are sent in the order of the slots. */
export type ListingDraft = { readonly values: ListingValues; readonly pictures: readonly PictureSlot[] };

export const EMPTY_VALUES: ListingValues = {
  name: "",
  price: "",
  description: "",
  phoneNumber: "",
  address: "",
  locationLat: "",
  locationLng: "",
  categoryId: "",
  subcategoryId: "",
  maxRadiusKm: "",
  tags: "",
};
export const EMPTY_DRAFT: ListingDraft = { values: EMPTY_VALUES, pictures: [] };

/** Whether a person has entered anything that differs from `from`. */
export function isDirty(draft: ListingDraft, from: ListingDraft = EMPTY_DRAFT): boolean {
  const keys = Object.keys(EMPTY_VALUES) as ListingField[];
  return (
    keys.some((key) => draft.values[key].trim() !== from.values[key].trim()) ||
    draft.pictures.map(({ key }) => key).join() !== from.pictures.map(({ key }) => key).join()
  );
}

/** `/media/{id}-1280.webp` → `{id}`, what `keepImages` lists. */
const mediaIdOf = (url: string): string => url.replace(/^.*\/|-\d+\.webp$/g, "");

/** A stored listing as the form shows it. */
export function draftOf(listing: ManagedListing): ListingDraft {
  const [lng, lat] = listing.location.coordinates;
  return {
    values: {
      name: listing.name,
      price: listing.price === null ? "" : String(listing.price),
      description: listing.description,
      phoneNumber: listing.phoneNumber ?? "",
      address: listing.address,
      locationLat: String(lat),
      locationLng: String(lng),
      categoryId: listing.categoryId,
      subcategoryId: listing.subcategoryId ?? "",
      maxRadiusKm: listing.maxRadiusKm === null ? "" : String(listing.maxRadiusKm),
      tags: listing.tags.join(", "),
    },
    pictures: listing.images.map(({ url }) => ({
      key: url,
      kind: "kept",
      mediaId: mediaIdOf(url),
      url,
    })),
  };
}

/** A price as it is sent: '₹ 14,750' → '14750'. Anything else stays and is refused by its rule. */
export const plainPrice = (text: string): string => text.replace(/[₹,\s]/g, "");

/**
 * A phone number as the field holds it: digits, at most 10 (spec.md section 5). A whole number pasted with its country
 * code or a leading 0 loses those first, so that its last digits are not cut off instead.
 */
export function phoneDigits(typed: string, before: string): string {
  const digits = typed.replace(/\D/g, "");
  const isPasted = digits.length - before.length > 1;
  const own = isPasted && digits.length > 10 ? digits.replace(/^(?:0?0?91|0)(?=\d{10}$)/, "") : digits;
  return own.slice(0, 10);
}

/** The values as the API takes them. */
export const sentValues = (values: ListingValues): ListingValues => ({
  ...values,
  price: plainPrice(values.price),
});

/** The files of a draft still to be sent, in their order. */
export const newFiles = ({ pictures }: ListingDraft): File[] =>
  pictures.flatMap((slot) => (slot.kind === "new" ? [slot.file] : []));

/** The slot that `images.{index}` of an error of the API means: the files sent, counted from 0. */
export const slotOfError = ({ pictures }: ListingDraft, index: number): PictureSlot | undefined =>
  pictures.filter(({ kind }) => kind === "new")[index];

export const freeSlots = ({ pictures }: ListingDraft): number =>
  Math.max(0, MAX_LISTING_IMAGES - pictures.length);

/** The fields whose change on an approved listing takes effect at once (decisions.md section 3). */
const IN_PLACE: readonly ListingField[] = ["price", "phoneNumber", "maxRadiusKm", "tags"];

/** Whether saving these changes sends an approved listing back to approval. */
export function needsApproval(draft: ListingDraft, from: ListingDraft): boolean {
  const values = { ...draft.values };
  for (const key of IN_PLACE) values[key] = from.values[key];
  return isDirty({ values, pictures: draft.pictures }, from);
}
