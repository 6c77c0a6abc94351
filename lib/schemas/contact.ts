import { z } from "zod";
import { Email } from "@/lib/schemas/account";
import { failure } from "@/lib/schemas/issues";
import { text } from "@/lib/schemas/text";
import { visitorFields } from "@/lib/schemas/visitor-form";
import { MAX_MESSAGE_LENGTH, MAX_VISITOR_NAME_LENGTH } from "@/lib/shared/limits";

/** `POST /contact` (docs/product/texts-and-limits.md#what-is-checked). */
export const ContactInput = z.strictObject({
  name: text(1, MAX_VISITOR_NAME_LENGTH, failure("visitorNameLength")),
  email: Email,
  number: z
    .string(failure("numberTenDigits"))
    .max(100, failure("numberTenDigits"))
    .transform((value) => value.trim())
    .pipe(z.string().regex(/^\d{10}$/, failure("numberTenDigits"))),
  message: text(1, MAX_MESSAGE_LENGTH, failure("messageLength")),
  ...visitorFields,
});
export type ContactInput = z.output<typeof ContactInput>;

/** What the API answers to a message that was taken (docs/product/texts-and-limits.md#sentences). */
export const CONTACT_SENT = "Message sent successfully!";
