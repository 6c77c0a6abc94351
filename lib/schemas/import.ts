import { z } from "zod";

/** What a column of an imported file can become. `name`, `lat`, `lng` and `id` have to be mapped, the rest may be. */
export const IMPORT_KEYS = [
  "id",
  "name",
  "category",
  "subcategory",
  "description",
  "price",
  "unit",
  "phone",
  "address",
  "city",
  "state",
  "lat",
  "lng",
  "tags",
] as const;
export type ImportKey = (typeof IMPORT_KEYS)[number];

const Columns = z.array(z.string().min(1)).min(1);

/**
 * For each key the columns it is read from, in order. A single element may still name several columns joined by '+':
 * only the header can tell whether '+' is part of a column's name.
 */
export const ImportMapping = z.partialRecord(z.enum(IMPORT_KEYS), Columns);
export type ImportMapping = z.output<typeof ImportMapping>;

/** The category text of a file → the slug of one of our categories. */
export const CategoryMap = z.record(z.string(), z.string().min(1));
export type CategoryMap = z.output<typeof CategoryMap>;

/** `line` counts from 1 with the header as line 1 and is where the row begins; `field` is a key of the mapping or 'row'. */
export const ImportRefusal = z.object({ line: z.int().min(1), field: z.string(), reason: z.string() });
export type ImportRefusal = z.output<typeof ImportRefusal>;

/**
 * What an import did (docs/product/listings.md#imports). `read` = created + updated + unchanged + rejected; one entry
 * of `errors`
 * for each rejected row. `seconds` is the time of the whole run.
 */
export const ImportReport = z.object({
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  errors: z.array(ImportRefusal),
  seconds: z.number(),
});
export type ImportReport = z.output<typeof ImportReport>;
