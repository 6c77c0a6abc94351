import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { latinDigits } from "@/lib/shared/digits";

/**
 * A mobile number in E.164 ('+919876543210'), or null when it is none. Without a country code it is read as an Indian one.
 * (docs/product/texts-and-limits.md#what-is-checked)
 */
export function e164(text: string): string | null {
  const number = parsePhoneNumberFromString(latinDigits(text.trim()), "IN");
  return number?.isValid() ? number.number : null;
}
