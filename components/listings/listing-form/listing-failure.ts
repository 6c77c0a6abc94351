import {
  failureStatus,
  failureWords,
  fieldErrorsOf,
  saysNothing,
  standsNow,
} from "@/components/form/failure-words";
import { EMPTY_DRAFT, type ListingDraft } from "@/components/listings/listing-form/listing-values";
import { ApiError } from "@/lib/client/api-error";
import type { Translator } from "@/lib/content/messages";

export type ListingFailure = {
  /** Each field's first message by its path in the form, `images.{slot}` for one picture. */
  readonly fields: ReadonlyMap<string, string>;
  /** About the whole; null when every message has its field. */
  readonly whole: string | null;
  readonly mustSignIn: boolean;
};

/**
 * A failed submit as the form shows it (docs/product/texts-and-limits.md#sentences).
 * @param otherwise when the server says nothing better
 */
export function listingFailure(
  error: unknown,
  draft: ListingDraft,
  t: Translator,
  otherwise: string,
): ListingFailure {
  const status = failureStatus(error);
  const fields = new Map<string, string>();
  if (status === 401) return { fields, whole: t("listingForm.session"), mustSignIn: true };
  if (status === 403) return { fields, whole: t("listingForm.forbidden"), mustSignIn: false };
  if (standsNow(error, "updatedAt") !== null)
    return { fields, whole: t("listingForm.overtaken"), mustSignIn: false };
  let homeless: string | null = null;
  for (const [path, words] of Object.entries(status === 400 ? fieldErrorsOf(error, t) : {})) {
    const place = placeOf(path, draft);
    if (place === null) homeless ??= words;
    else if (!fields.has(place)) fields.set(place, words);
  }
  if (fields.size > 0) return { fields, whole: homeless, mustSignIn: false };
  const said = saysNothing(error) ? otherwise : failureWords(error, t, otherwise);
  const failed =
    error instanceof ApiError && status === 0 ? t("listingForm.noAnswer", { failed: said }) : said;
  return { fields, whole: homeless ?? failed, mustSignIn: false };
}

/** What names the form's pictures, all of them in their order. */
const PICTURES = ["images", "pictures", "keepImages"];

/** Where in the form the API's `path` stands. Null: nowhere. */
function placeOf(path: string, { images }: ListingDraft): string | null {
  const [field = "", index] = path.split(".");
  if (PICTURES.includes(field)) return images[Number(index)] ? `images.${index}` : "images";
  return field in EMPTY_DRAFT ? field : null;
}
