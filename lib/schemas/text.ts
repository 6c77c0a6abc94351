import { z } from "zod";
import type { FailureKey } from "@/lib/shared/failures";
import { failure } from "@/lib/schemas/issues";

/**
 * What no text holds: halves of surrogate pairs, which Postgres cannot store; control characters but tabs and line ends;
 * and the marks that turn the direction of what follows, so that '100\u202E9' reads 1009. The joiners stay, which Indian
 * scripts are written with.
 */
const REFUSED = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\u202A-\u202E\u2066-\u2069]/u;
/** Marks of direction that turn nothing, and come along unseen with what is copied from a chat: they go. */
const DROPPED = /[\u200E\u200F\u061C]/gu;

/** A text as people type it: composed (NFC), trimmed, its length within bounds: in code points, as Postgres counts. */
export const text = (minimum: number, maximum: number, message: FailureKey) =>
  z
    .string(message)
    // Before anything costly is done with it.
    .max(maximum * 4, message)
    .refine((value) => !REFUSED.test(value), failure("noControlCharacters"))
    .transform((value) => value.replace(DROPPED, "").normalize("NFC").trim())
    .pipe(z.string().min(minimum, message).max(maximum, message));
