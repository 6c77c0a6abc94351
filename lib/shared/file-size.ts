const UNITS = ["B", "KB", "MB", "GB", "TB"] as const;

/**
 * A size for people: `fileSize(1_572_864, "en-IN")` → '1.5 MB'. Steps of 1,024, B to TB
 * (docs/product/texts-and-limits.md#what-is-checked).
 * @param bytes whole, not negative
 * @param languageTag of the number's form
 */
export function fileSize(bytes: number, languageTag: string): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const number = new Intl.NumberFormat(languageTag, { maximumFractionDigits: unit === 0 ? 0 : 1 }).format(
    size,
  );
  return `${number}\u00a0${UNITS[unit]}`;
}
