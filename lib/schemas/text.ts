import { z } from "zod";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";

/** What Postgres cannot store in a text: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** A text as people type it: composed (NFC), trimmed, its length within bounds: in code points, as Postgres counts. */
export const text = (minimum: number, maximum: number, message: string) =>
  z
    .string(message)
    // Before anything costly is done with it.
    .max(maximum * 4, message)
    .refine((value) => !UNSTORABLE.test(value), FORM_MESSAGES.noControlCharacters)
    .transform((value) => value.normalize("NFC").trim())
    .pipe(z.string().min(minimum, message).max(maximum, message));
