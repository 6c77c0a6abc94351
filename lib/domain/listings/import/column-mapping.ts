import "server-only";
import { CommandRefused } from "@/lib/shared/errors";
import { IMPORT_KEYS, type ImportKey, ImportMapping } from "@/lib/schemas/import";

const REQUIRED_KEYS: readonly ImportKey[] = ["id", "name", "lat", "lng"];

const refuse = (message: string) => new CommandRefused(message);

const isKey = (text: string): text is ImportKey => (IMPORT_KEYS as readonly string[]).includes(text);

/**
 * Reads `id=facility_id,name=name,address=block+district+state`.
 *
 * @throws CommandRefused naming the part that cannot be used, or the required key that is absent.
 */
export function parseMapping(text: string): ImportMapping {
  const mapping: ImportMapping = {};
  for (const part of text.split(",")) {
    const equals = part.indexOf("=");
    const [key, column] = [part.slice(0, equals).trim(), part.slice(equals + 1).trim()];
    if (equals < 0 || column === "") throw refuse(`map: "${part.trim()}" is not of the form key=column`);
    if (!isKey(key)) throw refuse(`map: "${key}" is none of ${IMPORT_KEYS.join(", ")}`);
    if (mapping[key] !== undefined) throw refuse(`map: "${key}" is given twice (join columns with '+')`);
    mapping[key] = [column];
  }
  const missing = REQUIRED_KEYS.filter((key) => mapping[key] === undefined);
  if (missing.length > 0) throw refuse(`map: ${missing.join(", ")} must be mapped to a column`);
  return mapping;
}

function findColumn(name: string, header: readonly string[]): number | null {
  for (const same of [
    (column: string) => column === name,
    (column: string) => column.toLowerCase() === name.toLowerCase(),
  ]) {
    const found = header.flatMap((column, index) => (same(column) ? [index] : []));
    if (found.length > 1) throw refuse(`map: the header has the column "${name}" ${found.length} times`);
    if (found[0] !== undefined) return found[0];
  }
  return null;
}

/** For a table that Excel or a copied sheet separated by something else. */
const hint = ([only, ...more]: readonly string[]): string =>
  more.length === 0 && /[;\t|]/.test(only ?? "") ? ": columns have to be separated by commas" : "";

/** Where each key of the mapping stands in a row: positions of its columns. */
export type BoundMapping = ReadonlyMap<ImportKey, readonly number[]>;

/**
 * Finds the mapped columns in the header: by exact name, else ignoring case.
 *
 * @throws CommandRefused naming a mapped column that the header lacks, or has twice.
 */
export function bindMapping(mapping: ImportMapping, headerRow: readonly string[]): BoundMapping {
  const header = headerRow.map((column) => column.trim());
  const bound = new Map<ImportKey, readonly number[]>();
  for (const key of IMPORT_KEYS) {
    const positions = (mapping[key] ?? []).flatMap((text) => {
      const whole = findColumn(text, header);
      if (whole !== null) return [whole];
      return text.split("+").map((part) => {
        const name = part.trim();
        const position = findColumn(name, header);
        if (position === null)
          throw refuse(
            `map: ${key}: the file has no column "${name}" (it has ${header.join(", ")})${hint(header)}`,
          );
        return position;
      });
    });
    if (positions.length > 0) bound.set(key, positions);
  }
  return bound;
}
