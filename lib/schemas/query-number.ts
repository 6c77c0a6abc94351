import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import type { FailureKey } from "@/lib/shared/failures";

const NUMBER = /^-?\d{1,15}(\.\d{1,20})?$/;
const WHOLE = /^\d{1,12}$/;

/** '-0' is 0: the writer could not write it back. */
const toNumber = (text: string): number => Number(text) || 0;

/** In the API's description a number is a number, not the text it is read from. */
const asNumber =
  (schema: object) =>
  ({ jsonSchema }: { jsonSchema: object }): void => {
    Object.assign(jsonSchema, schema);
  };

/** Whether a text is such a number, with what is told when it is not. */
const within = (pattern: RegExp, minimum: number, maximum: number, key: FailureKey) =>
  [
    (text: string) => pattern.test(text) && toNumber(text) >= minimum && toNumber(text) <= maximum,
    { error: key, params: { minimum, maximum } },
  ] as const;

/** Text of a query as a number; '1e5', '0x10', 'Infinity' and '12abc' are not numbers here. */
export const number = (minimum: number, maximum: number, description: string) =>
  z
    .string()
    .refine(...within(NUMBER, minimum, maximum, "numberRange"))
    .transform(toNumber)
    .meta({ description, override: asNumber({ type: "number", minimum, maximum }) });

/** Text of a query as a whole number that is not negative. */
export const whole = (minimum: number, maximum: number, description: string, byDefault?: number) => {
  const schema = {
    type: "integer",
    minimum,
    maximum,
    ...(byDefault !== undefined && { default: byDefault }),
  };
  return z
    .string()
    .refine(...within(WHOLE, minimum, maximum, "wholeNumberRange"))
    .transform(toNumber)
    .meta({ description, override: asNumber(schema) });
};

/** What a query holds of words: Postgres takes no NUL. */
export const words = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .refine((text) => !text.includes("\0"), failure("nulCharacter"));
