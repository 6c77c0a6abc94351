import { z } from "zod";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { ARCHIVERS, LISTING_STATUSES } from "@/lib/shared/listing-status";
import { PRICE_UNITS } from "@/lib/shared/price-unit";
import { CategoryRef } from "@/lib/schemas/category";
import { Id } from "@/lib/schemas/id";
import { MAX_LISTING_IMAGES } from "@/lib/shared/upload";

export const CompanyType = z.enum(COMPANY_TYPES);
export const PriceUnit = z.enum(PRICE_UNITS);
export const ListingStatus = z.enum(LISTING_STATUSES);

export const ListingImage = z
  .object({ url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: "ListingImage", description: "The largest stored width; /media/{id}-{320|640|1280}.webp" });
export type ListingImage = z.output<typeof ListingImage>;

/** A picture that is stored and waits for the listing that names its id. */
export const UploadedPicture = ListingImage.extend({ id: z.string() }).meta({ id: "UploadedPicture" });
export type UploadedPicture = z.output<typeof UploadedPicture>;

/** A price with what it is for. */
export const PriceFields = z.object({
  price: z.int().nullable().meta({ description: "Whole rupees; null: on request" }),
  priceUnit: PriceUnit.nullable().meta({ description: "What the price is for; null: not said" }),
  from: z.boolean().meta({ description: "The price is where prices begin" }),
});

/**
 * What anyone may know of a listing: never the account's e-mail, GST, PAN, documents or address
 * (docs/product/listings.md#fields).
 */
export const Listing = z
  .object({
    _id: Id,
    id: Id,
    name: z.string(),
    ...PriceFields.shape,
    description: z.string(),
    phoneNumber: z.string().nullable().meta({ description: "10 digits; null: none given" }),
    address: z.string(),
    city: z.string().nullable(),
    stateCode: z.string().nullable().meta({ description: "ISO 3166-2:IN without 'IN-'" }),
    location: z.object({
      type: z.literal("Point"),
      coordinates: z.tuple([z.number(), z.number()]).meta({ description: "[longitude, latitude]" }),
    }),
    categoryId: Id,
    subcategoryId: Id.nullable(),
    category: CategoryRef,
    subcategory: CategoryRef.nullable(),
    companyType: CompanyType.nullable(),
    maxRadiusKm: z.int().nullable().meta({ description: "How far the provider serves, km" }),
    images: z.array(ListingImage).max(MAX_LISTING_IMAGES),
    tags: z.array(z.string()),
    status: ListingStatus,
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
    providerUserId: Id,
    provider: z.object({
      providerProfile: z.object({
        companyName: z.string(),
        companyType: CompanyType.nullable(),
        phoneNumber: z.string().nullable(),
      }),
    }),
    source: z.string().nullable().meta({ description: "The public data an imported entry comes from" }),
    distanceKm: z
      .number()
      .nullable()
      .meta({ description: "Great circle from the pair of the search; null without one" }),
  })
  .meta({ id: "Listing" });
export type Listing = z.output<typeof Listing>;

/** A listing as a search finds it. */
export const FoundListing = Listing.extend({
  moreOfCompany: z.int().min(1).optional().meta({
    description:
      "On the last listing of a company that stands on the first page of `sort=relevance` as often as it may: how many more of its listings are found; `providerUserId` shows them",
  }),
});
export type FoundListing = z.output<typeof FoundListing>;

/** A listing for its owner and for admins: the public one and what is theirs to know. */
export const ManagedListing = Listing.extend({
  provider: z.object({
    email: z.string().nullable(),
    providerProfile: Listing.shape.provider.shape.providerProfile,
  }),
  rejectionReason: z.string().nullable(),
  archivedBy: z.enum(ARCHIVERS).nullable().meta({
    description:
      "Of an archived listing: whose archive it is. An admin's goes to approval when it is restored",
  }),
  updatedAt: z.iso.datetime(),
}).meta({ id: "ManagedListing" });
export type ManagedListing = z.output<typeof ManagedListing>;
