import type { ManagedListing } from "@/lib/schemas/listing";
import { MAX_PRICE_RUPEES } from "@/lib/shared/limits";
import { latinDigits } from "@/lib/shared/digits";
import { readRupees } from "@/lib/shared/read-rupees";

/** What the server stored of a picture. */
export type StoredPicture = { readonly id: string; readonly url: string };
/**
 * A picture that was chosen here. `key` is the Idempotency-Key of its upload; the file stays beside what was stored of
 * it, to be cut again, or sent again when a draft lay for so long that the server has it no more.
 */
export type NewPicture = {
  readonly key: string;
  readonly kind: "new";
  readonly file: File;
  readonly stored: StoredPicture | null;
};
/** A picture in the form: one the listing has, or one that was chosen here. */
export type PictureSlot =
  | { readonly key: string; readonly kind: "kept"; readonly mediaId: string; readonly url: string }
  | NewPicture;

/** A form with nothing in it: the fields in the order they stand in, by the API's names. */
export const EMPTY_DRAFT = {
  name: "",
  price: "",
  /** One of PRICE_UNITS, or blank. */
  priceUnit: "",
  /** 'true' or blank, as a form sends it; so is the next one. */
  from: "",
  priceOnRequest: "",
  phoneNumber: "",
  categoryId: "",
  subcategoryId: "",
  description: "",
  address: "",
  locationLat: "",
  locationLng: "",
  maxRadiusKm: "",
  tags: "",
  images: [] as readonly PictureSlot[],
};
/** What the form holds. */
export type ListingDraft = typeof EMPTY_DRAFT;
export type ListingText = Exclude<keyof ListingDraft, "images">;

const TEXTS = (Object.keys(EMPTY_DRAFT) as (keyof ListingDraft)[]).filter((key) => key !== "images");
const pictureKeys = ({ images }: ListingDraft): string => images.map(({ key }) => key).join();

/** Whether the pictures of two drafts differ. */
export const picturesDiffer = (draft: ListingDraft, from: ListingDraft): boolean =>
  pictureKeys(draft) !== pictureKeys(from);

/** Whether a person has entered anything that differs from `from`. */
export function isDirty(draft: ListingDraft, from: ListingDraft = EMPTY_DRAFT): boolean {
  return TEXTS.some((key) => draft[key].trim() !== from[key].trim()) || picturesDiffer(draft, from);
}

/** `/media/{id}-1280.webp` → `{id}`, what `keepImages` lists. */
const mediaIdOf = (url: string): string => url.replace(/^.*\/|-\d+\.webp$/g, "");

/** A stored listing as the form shows it. */
export function draftOf(listing: ManagedListing): ListingDraft {
  const [lng, lat] = listing.location.coordinates;
  return {
    name: listing.name,
    price: listing.price === null ? "" : String(listing.price),
    priceUnit: listing.priceUnit ?? "",
    from: listing.from ? "true" : "",
    priceOnRequest: listing.price === null ? "true" : "",
    phoneNumber: listing.phoneNumber ?? "",
    categoryId: listing.categoryId,
    subcategoryId: listing.subcategoryId ?? "",
    description: listing.description,
    address: listing.address,
    locationLat: String(lat),
    locationLng: String(lng),
    maxRadiusKm: listing.maxRadiusKm === null ? "" : String(listing.maxRadiusKm),
    tags: listing.tags.join(", "),
    images: listing.images.map(({ url }) => ({ key: url, kind: "kept", mediaId: mediaIdOf(url), url })),
  };
}

/** What buyers will read of a price that is being typed, whole rupees; null while it is none that may be sent. */
export function shownPrice(text: string): number | null {
  const rupees = readRupees(text);
  return rupees !== null && rupees >= 1 && rupees <= MAX_PRICE_RUPEES ? rupees : null;
}

/**
 * The texts as the API takes them: '₹ 14,750' → '14750', '५०' → '50'; what cannot be read stays, and is refused by its
 * rule. What was typed of a price stays in the form when it is given on request.
 */
export const sentTexts = ({ images: _, ...texts }: ListingDraft) => ({
  ...texts,
  price: String(readRupees(texts.price) ?? texts.price),
  maxRadiusKm: latinDigits(texts.maxRadiusKm),
  locationLat: latinDigits(texts.locationLat),
  locationLng: latinDigits(texts.locationLng),
  ...(texts.priceOnRequest !== "" && { price: "", priceUnit: "", from: "" }),
});

/** The ids of a draft's pictures in their order; of one that is not stored, none. */
export const pictureIds = ({ images }: ListingDraft): string[] =>
  images.flatMap((slot) => (slot.kind === "kept" ? [slot.mediaId] : slot.stored ? [slot.stored.id] : []));

/** The numbers of the pictures that are not stored, 1 first. */
export const unsentPictures = ({ images }: ListingDraft): number[] =>
  images.flatMap((slot, index) => (slot.kind === "new" && !slot.stored ? [index + 1] : []));

/** The fields whose change on an approved listing takes effect at once (docs/product/listings.md#life). */
const IN_PLACE: readonly ListingText[] = [
  "price",
  "priceUnit",
  "from",
  "priceOnRequest",
  "phoneNumber",
  "maxRadiusKm",
  "tags",
];

/** Whether saving these changes sends an approved listing back to approval. */
export const needsApproval = (draft: ListingDraft, from: ListingDraft): boolean =>
  isDirty({ ...draft, ...Object.fromEntries(IN_PLACE.map((key) => [key, from[key]])) }, from);
