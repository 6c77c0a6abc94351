/**
 * A GSTIN: state code, PAN, entity, Z, check character (docs/product/texts-and-limits.md#what-is-checked). Upper case.
 */
export const GSTIN_PATTERN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * A permanent account number: 5 letters, 4 digits, 1 letter (docs/product/texts-and-limits.md#what-is-checked). Upper
 * case.
 */
export const PAN_PATTERN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The 15th character that belongs to the first 14 of a GSTIN: base 36, weights 1 and 2 in turn. */
export function gstinCheckCharacter(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return CHARACTERS[(36 - (sum % 36)) % 36]!;
}
