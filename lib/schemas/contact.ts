import { z } from "zod";
import { Email } from "@/lib/schemas/account";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { text } from "@/lib/schemas/text";
import { visitorFields } from "@/lib/schemas/visitor-form";
import { MAX_MESSAGE_LENGTH, MAX_VISITOR_NAME_LENGTH } from "@/lib/shared/enquiry";

/** `POST /contact` (docs/product/texts-and-limits.md#what-is-checked). */
export const ContactInput = z.strictObject({
  name: text(1, MAX_VISITOR_NAME_LENGTH, FORM_MESSAGES.visitorNameLength),
  email: Email,
  number: z
    .string(FORM_MESSAGES.numberTenDigits)
    .max(100, FORM_MESSAGES.numberTenDigits)
    .transform((value) => value.trim())
    .pipe(z.string().regex(/^\d{10}$/, FORM_MESSAGES.numberTenDigits)),
  message: text(1, MAX_MESSAGE_LENGTH, FORM_MESSAGES.messageLength),
  ...visitorFields,
});
export type ContactInput = z.output<typeof ContactInput>;

/**
 * The sentences of the contact form (docs/product/texts-and-limits.md#sentences). Kept: a message is stored before it
 * is sent.
 */
export const CONTACT_SENT = "Message sent successfully!";
export const CONTACT_FAILED = {
  RATE_LIMITED:
    "Failed to send message. Too many messages are being sent at the moment. Yours is kept, and will be delivered.",
  FORBIDDEN:
    "Failed to send message. The mail service has blocked our address. Your message is kept, and will be delivered.",
  UNAVAILABLE:
    "Failed to send message. The mail service cannot be reached. Your message is kept, and will be delivered.",
} as const;
