import type { z } from "zod";

/** The page sizes of the admin's tables and the one they start with (docs/product/texts-and-limits.md#numbers). */
export const TABLE_PAGE_SIZES = [10, 20, 50, 100] as const;
const TABLE_PAGE_SIZE = 20;
/** How long after the last key a table searches. */
export const TABLE_DEBOUNCE_MS = 200;

/** What a table shows, as it stands in the page's address: only parameters that the operation takes, none blank. */
export type TableQuery = Readonly<Record<string, string>>;

type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads a table's query from the address. A page drops a bad parameter and goes on (docs/product/search.md#one-value);
 * a page
 * size the table does not offer is a bad one.
 */
export function readTableQuery(schema: z.ZodObject, given: Given): TableQuery {
  const known: Record<string, string> = {};
  for (const key of Object.keys(schema.shape)) {
    const value = [given[key]].flat()[0]?.trim();
    if (value) known[key] = value;
  }
  if (known.limit && !TABLE_PAGE_SIZES.some((size) => String(size) === known.limit)) delete known.limit;
  // What is wrong between two parameters shows only when neither is wrong by itself.
  for (let parsed = schema.safeParse(known); !parsed.success; parsed = schema.safeParse(known))
    for (const issue of parsed.error.issues) delete known[String(issue.path[0])];
  return known;
}

/** Writes a query to the address: `?status=approved&page=2`; nothing for an empty one. */
export function writeTableQuery(query: TableQuery): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** The query with some parameters set or, by null or a blank, removed; anything but a page leads to the first page. */
export function changeTableQuery(
  query: TableQuery,
  changes: Readonly<Record<string, string | number | null>>,
): TableQuery {
  const next: Record<string, string> = { ...query };
  if (!("page" in changes)) delete next.page;
  for (const [key, value] of Object.entries(changes)) {
    const text = value === null ? "" : String(value).trim();
    if (
      text === "" ||
      (key === "page" && text === "1") ||
      (key === "limit" && text === String(TABLE_PAGE_SIZE))
    )
      delete next[key];
    else next[key] = text;
  }
  return next;
}
