import { latinDigits } from "@/lib/shared/digits";

/** Groups go by commas or spaces, Indian or other ones; the last one has three digits. */
const WHOLE_RUPEES =
  /^(?:(?:₹|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?|रू\.?)\s*)?(\d{1,3}(?:[,\s]\d{2,3}){0,6}[,\s]\d{3}|\d+)(?:\.0+)?(?:\s*\/-)?$/i;

/**
 * Whole rupees as people write them: '₹ 1,25,000/-', 'Rs. 500', 'INR 900', '१५००', '1,25,000.00'
 * (docs/product/texts-and-limits.md#what-is-checked).
 * @returns null for anything else: words, a fraction of a rupee, '1,5', a minus sign, nothing at all. Whether it is too
 * small or too large is for its field.
 */
export function readRupees(text: string): number | null {
  const amount = WHOLE_RUPEES.exec(latinDigits(text.trim()))?.[1];
  return amount === undefined ? null : Number(amount.replace(/\D/g, ""));
}
