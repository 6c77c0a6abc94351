import { translated } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import { EMPTY_DRAFT, type ListingDraft } from "@/components/listings/listing-form/listing-values";
import { ApiError } from "@/lib/api/api-error";

export type ListingFailure = {
  /** Each field's first message by its path in the form, `images.{slot}` for one picture. */
  readonly fields: ReadonlyMap<string, string>;
  /** About the whole; null when every message has its field. */
  readonly whole: string | null;
  readonly mustSignIn: boolean;
};

/** The words of a form for a call that failed as a whole. */
type FailureTexts = Pick<ListingFormTexts, "session" | "forbidden"> & {
  /** When the server says nothing better. */
  readonly failed: string;
  readonly messages: FormTexts;
};

/** A failed submit as the form shows it (docs/product/texts-and-limits.md#sentences). */
export function listingFailure(error: unknown, draft: ListingDraft, texts: FailureTexts): ListingFailure {
  const { status, message, errors } =
    error instanceof ApiError ? error : { status: 0, message: "", errors: [] };
  const fields = new Map<string, string>();
  if (status === 401) return { fields, whole: texts.session, mustSignIn: true };
  if (status === 403) return { fields, whole: texts.forbidden, mustSignIn: false };
  let homeless: string | null = null;
  for (const { path, message } of status === 400 ? errors : []) {
    const place = placeOf(path, draft);
    if (place === null) homeless ??= translated(message, texts.messages, message);
    else if (!fields.has(place)) fields.set(place, message);
  }
  const failed = fields.size > 0 ? null : translated(message, texts.messages, texts.failed);
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
