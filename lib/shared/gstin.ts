/** A GSTIN: state code, PAN, entity, Z, check character (spec.md section 5). Upper case. */
export const GSTIN_PATTERN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A permanent account number: 5 letters, 4 digits, 1 letter (spec.md section 5). Upper case. */
export const PAN_PATTERN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
