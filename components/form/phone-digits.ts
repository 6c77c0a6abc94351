import { latinDigits } from "@/lib/shared/digits";

/**
 * A phone number as the field holds it: digits, 10 when it is whole (docs/product/texts-and-limits.md#what-is-checked).
 * The country code or a leading 0 before ten digits goes, pasted or typed. What begins like the country code may have one
 * digit more meanwhile: cut off at ten it would be somebody else's number.
 */
export function phoneDigits(typed: string): string {
  const digits = latinDigits(typed)
    .replace(/\D/g, "")
    .replace(/^(?:0?0?91|0)(?=\d{10}$)/, "");
  return digits.slice(0, digits.startsWith("91") ? 11 : 10);
}
