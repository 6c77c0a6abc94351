import type { ProviderProfile } from "@/lib/schemas/account";
import type { SetOnceField } from "@/lib/schemas/profile";
import { gstinCheckCharacter, GSTIN_PATTERN, PAN_PATTERN } from "@/lib/shared/gstin";

/** The text fields that can be set once; documents are the fifth. */
export type ProfileText = Exclude<SetOnceField, "documents">;
export type ProfileValues = Record<ProfileText, string>;
export const NO_VALUES: ProfileValues = { gstNumber: "", panNumber: "", address: "", companyType: "" };

/** Whether a field is locked: it has a non-blank value; documents, when there are any (spec.md section 4). */
export const isSet = (profile: ProviderProfile, field: SetOnceField): boolean =>
  field === "documents" ? profile.documents.length > 0 : (profile[field] ?? "").trim() !== "";

/** What is sent: the fields still unset, when something was entered. */
export const unsetValues = (profile: ProviderProfile, values: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !isSet(profile, field as ProfileText) && value.trim() !== "",
    ),
  );

/** Whether a number that was entered has the form of one (spec.md section 5). */
export const isGstNumber = (value: string): boolean => GSTIN_PATTERN.test(value.trim());
export const isPanNumber = (value: string): boolean => PAN_PATTERN.test(value.trim());

/**
 * What is odd about a well-formed GST number, as a hint: nothing of it refuses (decisions.md section 4).
 * @param pan the PAN that is set or entered; '' when there is none
 */
export function gstHint(gst: string, pan: string): "checkDigit" | "otherPan" | null {
  if (!isGstNumber(gst)) return null;
  const number = gst.trim();
  if (gstinCheckCharacter(number) !== number[14]) return "checkDigit";
  return isPanNumber(pan) && number.slice(2, 12) !== pan.trim() ? "otherPan" : null;
}
