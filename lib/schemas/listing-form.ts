import { z } from "zod";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { text } from "@/lib/schemas/text";
import { ID_PATTERN } from "@/lib/shared/id";
import { MAX_PRICE_RUPEES, MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/shared/limits";
import { MAX_LISTING_IMAGES } from "@/lib/shared/upload";

/** A form's text as a number; '1e5', '0x10', 'Infinity' and '12abc' are not numbers here. */
const decimal = (minimum: number, maximum: number, message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^-?\d{1,15}(\.\d{1,20})?$/, message)
    .transform((value) => Number(value) || 0)
    .pipe(z.number().min(minimum, message).max(maximum, message));

const whole = (minimum: number, maximum: number, message: string) =>
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
  .array(z.string().max(1000, FORM_MESSAGES.tagsRange), FORM_MESSAGES.tagsRange)
  .transform((values) => [
    ...new Set(
      values
        .flatMap((value) => value.split(","))
        .map((tag) => tag.normalize("NFC").trim().toLowerCase())
        .filter((tag) => tag !== ""),
    ),
  ])
  .pipe(z.array(text(1, MAX_TAG_LENGTH, FORM_MESSAGES.tagsRange)).max(MAX_TAGS, FORM_MESSAGES.tagsRange));

/** The text fields of `POST /listings` (spec.md section 7; decisions.md sections 2 and 3). */
export const CreateListingFields = z.strictObject({
  name: text(3, 120, FORM_MESSAGES.nameLength),
  price: whole(1, MAX_PRICE_RUPEES, FORM_MESSAGES.priceRange),
  description: text(1, 5000, FORM_MESSAGES.descriptionLength),
  phoneNumber: z
    .string(FORM_MESSAGES.phoneTenDigits)
    .trim()
    .regex(/^\d{10}$/, FORM_MESSAGES.phoneTenDigits),
  address: text(1, 300, FORM_MESSAGES.addressLength),
  locationLat: decimal(-90, 90, FORM_MESSAGES.latitudeRange),
  locationLng: decimal(-180, 180, FORM_MESSAGES.longitudeRange),
  categoryId: z
    .string(FORM_MESSAGES.categoryRequired)
    .trim()
    .regex(ID_PATTERN, FORM_MESSAGES.categoryRequired),
  /** Wanted when the category has any (decisions.md section 3): the verb knows. Blank counts as absent. */
  subcategoryId: blankOr(z.string().regex(ID_PATTERN, FORM_MESSAGES.subcategoryRequired)),
  maxRadiusKm: blankOr(whole(1, 20_000, FORM_MESSAGES.radiusRange)),
  tags: Tags.optional(),
});
export type CreateListingFields = z.output<typeof CreateListingFields>;

/** A media id: what stands in the `url` of a listing's image. */
const MediaId = z.string().regex(/^[0-9a-z]{16,64}$/);

/**
 * The text fields of `PATCH /listings/{id}`: each optional. `keepImages` lists the ids of the pictures that stay, in
 * their order; absent: all stay. A blank `maxRadiusKm` takes the radius away.
 */
export const UpdateListingFields = CreateListingFields.partial().extend({
  maxRadiusKm: z
    .string()
    .trim()
    .transform((value) => (value === "" ? null : value))
    .pipe(whole(1, 20_000, FORM_MESSAGES.radiusRange).nullable())
    .optional(),
  keepImages: z
    .array(z.string().max(1000))
    .transform((values) =>
      values
        .flatMap((value) => value.split(","))
        .map((id) => id.trim())
        .filter((id) => id !== ""),
    )
    .pipe(z.array(MediaId).max(MAX_LISTING_IMAGES))
    .optional(),
});
export type UpdateListingFields = z.output<typeof UpdateListingFields>;
