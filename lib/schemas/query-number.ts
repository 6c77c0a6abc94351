import { z } from "zod";

const NUMBER = /^-?\d{1,15}(\.\d{1,20})?$/;
const WHOLE = /^\d{1,12}$/;

/** '-0' is 0: the writer could not write it back. */
const toNumber = (text: string): number => Number(text) || 0;

/** In the API's description a number is a number, not the text it is read from. */
const asNumber =
  (schema: object) =>
  ({ jsonSchema }: { jsonSchema: object }): void => {
    delete (jsonSchema as { pattern?: string }).pattern;
    Object.assign(jsonSchema, schema);
  };

/** Text of a query as a number; '1e5', '0x10', 'Infinity' and '12abc' are not numbers here. */
export const number = (name: string, minimum: number, maximum: number, description: string) => {
  const message = `${name} must be a number from ${minimum} to ${maximum}`;
  return z
    .string(message)
    .regex(NUMBER, message)
    .transform(toNumber)
    .pipe(z.number().min(minimum, message).max(maximum, message))
    .meta({ description, override: asNumber({ type: "number", minimum, maximum }) });
};

/** Text of a query as a whole number that is not negative. */
export const whole = (
  name: string,
  minimum: number,
  maximum: number,
  description: string,
  byDefault?: number,
) => {
  const message = `${name} must be a whole number from ${minimum} to ${maximum}`;
  const schema = {
    type: "integer",
    minimum,
    maximum,
    ...(byDefault !== undefined && { default: byDefault }),
  };
  return z
    .string(message)
    .regex(WHOLE, message)
    .transform(toNumber)
    .pipe(z.int().min(minimum, message).max(maximum, message))
    .meta({ description, override: asNumber(schema) });
};
