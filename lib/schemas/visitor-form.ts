import { z } from "zod";
import type { FailureKey } from "@/lib/shared/failures";
import { failure } from "@/lib/schemas/issues";
import { LOCALES } from "@/lib/shared/locale";
import { e164 } from "@/lib/shared/phone";

/** Of every form a visitor sends without an account: the language of the page it came from, and the trap. */
export const visitorFields = {
  locale: z
    .enum(LOCALES)
    .optional()
    .meta({ description: "The language of links, mails and result pages; absent: of the page that sent it" }),
  website: z.string().max(1000).optional().meta({
    description: "Leave it empty: people do not see this field, and what is sent with it is dropped",
  }),
};

/** An optional text that a form sends blank when nothing was entered: absent then. */
export const blankAsAbsent = <T extends z.ZodType<unknown, string>>(field: T, message: FailureKey) =>
  z
    .string(message)
    .transform((value) => (value.trim() === "" ? undefined : value))
    .pipe(field.optional())
    .optional();

/** A phone number of any kind as E.164; without a country code it is an Indian one. */
export const Phone = z
  .string(failure("phoneInvalid"))
  .max(40, failure("phoneInvalid"))
  .transform((value, context) => {
    const number = e164(value);
    if (number !== null) return number;
    context.addIssue({ code: "custom", message: failure("phoneInvalid") });
    return z.NEVER;
  });
