import { z } from "zod";
import type { FailureKey } from "@/lib/shared/failures";
import { failure } from "@/lib/schemas/issues";
import { text } from "@/lib/schemas/text";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { GSTIN_PATTERN, PAN_PATTERN } from "@/lib/shared/gstin";

const upperCase = (pattern: RegExp, message: FailureKey) =>
  z
    .string(message)
    .max(30, message)
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.string().regex(pattern, message));

/**
 * One schema for each set-once field of the profile. They are judged by the verb, only where the field is still unset:
 * a locked field in the request is ignored, whatever it holds (docs/product/accounts.md#set-once).
 */
export const profileFields = {
  gstNumber: upperCase(GSTIN_PATTERN, failure("gstInvalid")),
  panNumber: upperCase(PAN_PATTERN, failure("panInvalid")),
  address: text(1, 300, failure("addressLength")),
  companyType: z.enum(COMPANY_TYPES, failure("companyTypeInvalid")),
};

/** The keys of the profile that can be set once, in the order their labels are told in. */
export const SET_ONCE_FIELDS = ["gstNumber", "panNumber", "address", "companyType", "documents"] as const;
export type SetOnceField = (typeof SET_ONCE_FIELDS)[number];

/** As long as a field of a form may be: whether it is judged at all shows later. */
const raw = z.string().optional();
/** The text fields of `POST /providers/me/profile` as they arrive; blank ones count as absent. */
export const SaveProfileFields = z.strictObject({
  gstNumber: raw,
  panNumber: raw,
  address: raw,
  companyType: raw,
});
