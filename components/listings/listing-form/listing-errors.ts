import {
  type ListingDraft,
  type ListingField,
  sentValues,
  slotOfError,
} from "@/components/listings/listing-form/listing-values";
import { translated } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import { ApiError } from "@/lib/api/api-error";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { CreateListingFields } from "@/lib/schemas/listing-form";

/** What is wrong, by the field it is shown under; `picture:{key}` for one picture. */
export type FormErrors = Readonly<Record<string, string>>;
export const NO_ERRORS: FormErrors = {};

/** The fields in the order they stand in, for the focus. */
const ORDER = [
  "name",
  "price",
  "phoneNumber",
  "categoryId",
  "subcategoryId",
  "description",
  "address",
  "locationLat",
  "locationLng",
  "maxRadiusKm",
  "tags",
  "images",
] as const satisfies readonly (ListingField | "images")[];

/** The first field that has an error: it takes the focus. */
export const firstField = (errors: FormErrors): string | null =>
  ORDER.find((field) => errors[field] !== undefined) ??
  (Object.keys(errors).some((path) => path.startsWith("picture:")) ? "images" : null);

/**
 * What the form can tell without asking the server, by the API's own rules (spec.md section 5).
 * @param wantsSubcategory the chosen category has subcategories
 */
export function checkListing(
  { values }: ListingDraft,
  { wantsSubcategory, messages }: { wantsSubcategory: boolean; messages: FormTexts },
): FormErrors {
  const sent = sentValues(values);
  const checked = CreateListingFields.safeParse({ ...sent, tags: [sent.tags] });
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? [])
    errors[String(path[0])] ??= translated(message, messages, message);
  if (wantsSubcategory && values.subcategoryId === "")
    errors.subcategoryId ??= translated(FORM_MESSAGES.subcategoryRequired, messages, "");
  return errors;
}

export type Failure = {
  readonly errors: FormErrors;
  /** For the top of the form; null when every error has its field. */
  readonly alert: string | null;
  readonly mustSignIn: boolean;
};

/** The words of a form for a call that failed as a whole. */
type FailureTexts = Pick<ListingFormTexts, "session" | "forbidden" | "check"> & {
  readonly failed: string;
  readonly messages: FormTexts;
};

/** A failed submit as the form shows it (spec.md section 8 'Create listing'). */
export function failureOf(error: unknown, draft: ListingDraft, texts: FailureTexts): Failure {
  const {
    status,
    message,
    errors: told,
  } = error instanceof ApiError ? error : { status: 0, message: "", errors: [] };
  const failed = translated(message, texts.messages, texts.failed);
  if (status === 401) return { errors: NO_ERRORS, alert: texts.session, mustSignIn: true };
  if (status === 403) return { errors: NO_ERRORS, alert: texts.forbidden, mustSignIn: false };
  if (status !== 400) return { errors: NO_ERRORS, alert: failed, mustSignIn: false };
  const errors: Record<string, string> = {};
  let homeless: string | null = null;
  for (const { path, message } of told) {
    const [field = "", index] = path.split(".");
    const slot = field === "images" && index !== undefined ? slotOfError(draft, Number(index)) : undefined;
    const key = slot ? `picture:${slot.key}` : field === "keepImages" ? "images" : field;
    const words = translated(message, texts.messages, message);
    if (slot || (ORDER as readonly string[]).includes(key)) errors[key] ??= words;
    else homeless ??= words;
  }
  const isPlaced = Object.keys(errors).length > 0;
  return { errors, alert: homeless ?? (isPlaced ? texts.check : failed), mustSignIn: false };
}
