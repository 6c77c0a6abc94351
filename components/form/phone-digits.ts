/**
 * A phone number as the field holds it: digits, at most 10 (docs/product/texts-and-limits.md#what-is-checked). A whole
 * number pasted with its country
 * code or a leading 0 loses those first, so that its last digits are not cut off instead.
 */
export function phoneDigits(typed: string, before: string): string {
  const digits = typed.replace(/\D/g, "");
  const isPasted = digits.length - before.length > 1;
  const own = isPasted && digits.length > 10 ? digits.replace(/^(?:0?0?91|0)(?=\d{10}$)/, "") : digits;
  return own.slice(0, 10);
}
