import { z } from "zod";
import type { FailureKey } from "@/lib/shared/failures";
import { SeenVersion } from "@/lib/schemas/decision";
import { failure } from "@/lib/schemas/issues";
import { text } from "@/lib/schemas/text";
import { ID_PATTERN } from "@/lib/shared/id";
import { MAX_PRICE_RUPEES, MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/shared/limits";
import { PRICE_UNITS, type PriceUnit } from "@/lib/shared/price-unit";
import { MAX_LISTING_IMAGES, MAX_NEW_LISTING_IMAGES } from "@/lib/shared/upload";

/** A form's text as a number; '1e5', '0x10', 'Infinity' and '12abc' are not numbers here. */
const decimal = (minimum: number, maximum: number, message: FailureKey) =>
  z
    .string(message)
    .trim()
    .regex(/^-?\d{1,15}(\.\d{1,20})?$/, message)
    .transform((value) => Number(value) || 0)
    .pipe(z.number().min(minimum, message).max(maximum, message));

const whole = (minimum: number, maximum: number, message: FailureKey) =>
  z
    .string(message)
    .trim()
    .regex(/^\d{1,12}$/, message)
    .transform(Number)
    .pipe(z.int().min(minimum, message).max(maximum, message));

/** A field that may be left empty: a form sends it all the same. */
const blankOr = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z
    .string()
    .max(1000)
    .transform((value) => (value.trim() === "" ? undefined : value.trim()))
    .pipe(schema.optional())
    .optional();

const Tags = z
  .array(z.string().max(1000, failure("tagsRange")), failure("tagsRange"))
  .transform((values) => [
    ...new Set(
      values
        .flatMap((value) => value.split(","))
        .map((tag) => tag.normalize("NFC").trim().toLowerCase())
        .filter((tag) => tag !== ""),
    ),
  ])
  .pipe(z.array(text(1, MAX_TAG_LENGTH, failure("tagsRange"))).max(MAX_TAGS, failure("tagsRange")));

const unit = z.enum(PRICE_UNITS, failure("priceUnitUnknown"));
const flag = z
  .string()
  .trim()
  .pipe(z.enum(["", "true", "false"], failure("notTrueOrFalse")))
  .transform((value) => value === "true");

type PriceInput = {
  price?: number | undefined;
  priceUnit?: PriceUnit | null | undefined;
  from?: boolean | undefined;
  priceOnRequest?: boolean | undefined;
};

/** A price, or none on request: never both, and nothing that belongs to a price without one. */
function refusePrices(fields: PriceInput, context: z.RefinementCtx, isPriceMissing: boolean): void {
  const refuse = (path: keyof PriceInput, message: FailureKey) => {
    const isRefused = context.issues.some((issue) => issue.path?.[0] === path);
    if (!isRefused) context.addIssue({ code: "custom", path: [path], message });
  };
  if (fields.priceOnRequest === true) {
    if (fields.price !== undefined) refuse("priceOnRequest", failure("priceOrRequest"));
    if (fields.priceUnit) refuse("priceUnit", failure("unitNeedsPrice"));
    if (fields.from) refuse("from", failure("unitNeedsPrice"));
  } else if (isPriceMissing) refuse("price", failure("priceRange"));
}
/** What is wrong with the price is said beside what is wrong elsewhere, not after that is mended. */
const ALWAYS = { when: () => true };

/** The text fields of a new listing but for what they say together. */
const Fields = z.strictObject({
  name: text(3, 120, failure("nameLength")),
  price: blankOr(whole(1, MAX_PRICE_RUPEES, failure("priceRange"))),
  priceUnit: blankOr(unit).meta({ description: "What the price is for" }),
  from: flag.optional().meta({ description: "'true': the price is where prices begin" }),
  priceOnRequest: flag.optional().meta({ description: "'true' stands instead of a price" }),
  description: text(1, 5000, failure("descriptionLength")),
  phoneNumber: z
    .string(failure("phoneTenDigits"))
    .trim()
    .regex(/^\d{10}$/, failure("phoneTenDigits")),
  address: text(1, 300, failure("addressLength")),
  locationLat: decimal(-90, 90, failure("latitudeRange")),
  locationLng: decimal(-180, 180, failure("longitudeRange")),
  categoryId: z.string(failure("categoryRequired")).trim().regex(ID_PATTERN, failure("categoryRequired")),
  /** Wanted when the category has any (docs/product/listings.md#fields): the verb knows. Blank counts as absent. */
  subcategoryId: blankOr(z.string().regex(ID_PATTERN, failure("subcategoryRequired"))),
  maxRadiusKm: blankOr(whole(1, 20_000, failure("radiusRange"))),
  tags: Tags.optional(),
});
/** With the price judged as a whole. */
const asNew = <T extends z.ZodType<PriceInput>>(fields: T): T =>
  fields.superRefine((given, context) => refusePrices(given, context, given.price === undefined), ALWAYS);

/** A media id: what stands in the `url` of a picture. */
const MediaId = z.string(failure("pictureGone")).regex(/^[0-9a-z]{16,64}$/, failure("pictureGone"));

/** Ids of pictures in their order, in one value or several; the same one twice is one. */
const mediaIds = (max: number, message: FailureKey) =>
  z
    .array(z.string().max(1000))
    .transform((values) => [
      ...new Set(
        values
          .flatMap((value) => value.split(","))
          .map((id) => id.trim())
          .filter((id) => id !== ""),
      ),
    ])
    .pipe(z.array(MediaId).max(max, message));

const NewFields = Fields.extend({
  pictures: mediaIds(MAX_NEW_LISTING_IMAGES, failure("imageCount"))
    .optional()
    .meta({ description: "Ids of uploaded pictures in their order; those in `images` come after them" }),
});

/** The text fields of `POST /listings` (docs/product/listings.md#fields, docs/product/search.md#one-value). */
export const CreateListingFields = asNew(NewFields);
/** The same where the chosen category has subcategories. */
export const CreateListingFieldsInSubcategory = asNew(
  NewFields.extend({
    subcategoryId: Fields.shape.subcategoryId.refine(
      (id) => id !== undefined,
      failure("subcategoryRequired"),
    ),
  }),
);
export type CreateListingFields = z.output<typeof CreateListingFields>;

/**
 * The text fields of `PATCH /listings/{id}`: each optional. `keepImages` lists the ids of the pictures that stay and of
 * uploaded ones, in their order; absent: all stay. A blank `maxRadiusKm` or `priceUnit` takes it away. `updatedAt` is the
 * version that was looked at; without it the change is made to whichever there is.
 */
export const UpdateListingFields = Fields.partial()
  .extend({
    priceUnit: z
      .string()
      .trim()
      .transform((value) => (value === "" ? null : value))
      .pipe(unit.nullable())
      .optional(),
    maxRadiusKm: z
      .string()
      .trim()
      .transform((value) => (value === "" ? null : value))
      .pipe(whole(1, 20_000, failure("radiusRange")).nullable())
      .optional(),
    keepImages: mediaIds(MAX_LISTING_IMAGES, failure("imageCountOfListing")).optional(),
    updatedAt: SeenVersion,
  })
  .superRefine(
    // A price that is sent blank takes nothing away: that is said by `priceOnRequest`.
    (given, context) => refusePrices(given, context, "price" in given && given.price === undefined),
    ALWAYS,
  );
export type UpdateListingFields = z.output<typeof UpdateListingFields>;
