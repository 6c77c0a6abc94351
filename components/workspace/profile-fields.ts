import { z } from "zod";
import type { ProviderProfile } from "@/lib/schemas/account";
import { profileFields, type SetOnceField } from "@/lib/schemas/profile";
import { gstinCheckCharacter, GSTIN_PATTERN, PAN_PATTERN } from "@/lib/shared/gstin";

/** What the profile's form holds: the fields that can be set once, in the order they stand in. */
export const NO_ENTRY = {
  gstNumber: "",
  panNumber: "",
  address: "",
  companyType: "",
  documents: [] as readonly File[],
} satisfies Record<SetOnceField, unknown>;
export type ProfileEntry = typeof NO_ENTRY;
export type ProfileText = Exclude<SetOnceField, "documents">;

/**
 * Whether a field is locked: it has a non-blank value; documents, when there are any
 * (docs/product/accounts.md#set-once).
 */
export const isSet = (profile: ProviderProfile, field: SetOnceField): boolean =>
  field === "documents" ? profile.documents.length > 0 : (profile[field] ?? "").trim() !== "";

/** What is sent: the fields still unset, when something was entered. */
export function unsetTexts(
  profile: ProviderProfile,
  { documents: _, ...texts }: ProfileEntry,
): Partial<Record<ProfileText, string>> {
  const fields = Object.keys(texts) as ProfileText[];
  const sent = fields.filter((field) => !isSet(profile, field) && texts[field].trim() !== "");
  return Object.fromEntries(sent.map((field) => [field, texts[field]]));
}

const SetOnce = z.object(profileFields).partial();
/** The API's own rules over what is sent (docs/product/texts-and-limits.md#what-is-checked). */
export const profileRules = (profile: ProviderProfile) =>
  z
    .custom<ProfileEntry>()
    .transform((entry) => unsetTexts(profile, entry) as z.input<typeof SetOnce>)
    .pipe(SetOnce);

/** Whether a number that was entered has the form of one (docs/product/texts-and-limits.md#what-is-checked). */
export const isGstNumber = (value: string): boolean => GSTIN_PATTERN.test(value.trim());
export const isPanNumber = (value: string): boolean => PAN_PATTERN.test(value.trim());

/**
 * What is odd about a well-formed GST number, as a hint: nothing of it refuses
 * (docs/product/texts-and-limits.md#what-is-checked).
 * @param pan the PAN that is set or entered; '' when there is none
 */
export function gstHint(gst: string, pan: string): "checkDigit" | "otherPan" | null {
  if (!isGstNumber(gst)) return null;
  const number = gst.trim();
  if (gstinCheckCharacter(number) !== number[14]) return "checkDigit";
  return isPanNumber(pan) && number.slice(2, 12) !== pan.trim() ? "otherPan" : null;
}
