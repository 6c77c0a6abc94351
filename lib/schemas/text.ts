import { z } from "zod";
import type { FailureKey } from "@/lib/shared/failures";
import { failure } from "@/lib/schemas/issues";

/**
 * What no text holds: halves of surrogate pairs, which Postgres cannot store; control characters but tabs and line ends;
 * and the marks that turn the direction of what stands beside them, so that '100\u202E9' reads 1009. The joiners stay, which Indian
 * scripts are written with.
 */
const REFUSED = /(?![\t\n\r])[\p{Cc}\p{Cs}]|\p{Bidi_Control}/u;

/** A text as people type it: composed (NFC), trimmed, its length within bounds: in code points, as Postgres counts. */
export const text = (minimum: number, maximum: number, message: FailureKey) =>
  z
    .string(message)
    // Before anything costly is done with it.
    .max(maximum * 4, message)
    .refine((value) => !REFUSED.test(value), failure("noControlCharacters"))
    .transform((value) => value.normalize("NFC").trim())
    .pipe(z.string().min(minimum, message).max(maximum, message));
