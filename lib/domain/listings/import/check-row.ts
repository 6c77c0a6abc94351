import "server-only";
import { latinDigits } from "@/lib/shared/digits";
import { MAX_PRICE_RUPEES, MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/shared/limits";
import { type PriceUnit, priceUnitOf } from "@/lib/shared/price-unit";
import { readRupees } from "@/lib/shared/read-rupees";
import type { ImportKey, ImportRefusal } from "@/lib/schemas/import";
import type { BoundMapping } from "@/lib/domain/listings/import/column-mapping";
import type { CsvRow } from "@/lib/domain/listings/import/read-rows";

/** The plain box of degrees an imported business must stand in. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 } as const;

/** Imported names may be longer than the 120 characters of Create Listing: real ones are. As the table allows. */
const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 300;
const MAX_ID_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_CITY_LENGTH = 100;

/** A row as it goes into the table; `null` is what the file does not say. */
export type ImportedListing = {
  readonly externalId: string;
  readonly name: string;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly description: string;
  readonly price: number | null;
  readonly priceUnit: PriceUnit | null;
  readonly phoneNumber: string | null;
  readonly address: string;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly tags: readonly string[];
};

/** What the words of a file mean here. */
export type RowContext = {
  /** The header's number of columns. */
  readonly columns: number;
  readonly mapping: BoundMapping;
  readonly categoryId: (text: string) => string | null;
  readonly subcategoryId: (categoryId: string, text: string) => string | null;
  readonly stateCode: (text: string) => string | null;
};

export type CheckedRow =
  | { readonly listing: ImportedListing; readonly omissions: readonly Omission[] }
  | { readonly refusal: ImportRefusal };

/** An optional value that is there and cannot be used: the row goes in without it, or with less of it. */
export type Omission = { readonly field: ImportKey; readonly reason: string };

/** Without the marks that turn the direction of what follows. */
const withoutMarks = (text: string): string => text.replace(/\p{Bidi_Control}/gu, "");

/** One line of text: control characters, invisible marks and runs of space become one space. Markup stays as it is. */
const oneLine = (text: string): string =>
  withoutMarks(text)
    .replace(/[\s\p{Cc}\u200b\u2060\ufeff]+/gu, " ")
    .trim();

/** Length in characters (code points), as the database counts. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

const cut = (text: string, length: number): string =>
  `${[...text]
    .slice(0, length - 1)
    .join("")
    .trimEnd()}…`;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;

function readCoordinate(text: string, [least, most]: readonly [number, number]): number | string {
  if (text === "") return "missing";
  if (!NUMBER.test(text)) return "not a number";
  const value = Number(text);
  return value >= least && value <= most ? value : `outside India (${least} to ${most})`;
}

/** '1.5 lakh', '2 crore': the number, its decimals, and which of the two. */
const LARGE = /(?<![\d,]|\d\.)(\d{1,3})(?:\.(\d+))?\s*(lakhs?|lacs?|crores?|cr\.?)/i;

/** A form takes spaces between the digits of one number; in a cell they stand between two. */
const SEVERAL_NUMBERS = /\d\s+\d/;

/** Whole rupees as forms read them, and lakh and crore beside. Null when it is anything else: never rounded. */
function readPrice(given: string): number | null {
  const text = latinDigits(given).replace(LARGE, (typed, whole: string, decimals = "", unit: string) => {
    const zeros = /^l/i.test(unit) ? 5 : 7;
    return decimals.length <= zeros ? whole + decimals.padEnd(zeros, "0") : typed;
  });
  const price = SEVERAL_NUMBERS.test(text) ? null : readRupees(text);
  return price !== null && price >= 1 && price <= MAX_PRICE_RUPEES ? price : null;
}

/** The 10 digits of an Indian number, with or without +91 or a leading 0; null when it is anything else. */
function readPhone(text: string): string | null {
  const digits = latinDigits(text)
    .replace(/^(?:tel:|')/i, "")
    .replace(/[\s().\p{Pd}]/gu, "")
    .replace(/^(?:(?:\+|00)?91)?0?(?=\d{10}$)/, "");
  return /^\d{10}$/.test(digits) ? digits : null;
}

function readTags(text: string): string[] {
  const tags = text.split(/[,;|]/).map((tag) => oneLine(tag).toLowerCase());
  return [...new Set(tags.filter((tag) => tag !== "" && lengthOf(tag) <= MAX_TAG_LENGTH))].slice(0, MAX_TAGS);
}

/**
 * Checks one record and turns it into a listing. A row is refused for: a wrong number of columns, a NUL byte, no id,
 * a name under 3 (or over 300) characters, coordinates that are missing, no number or outside India, an unknown
 * category when there is no default. Everything else goes in: a price, phone number or subcategory that cannot be read
 * is left out, never guessed, a text that is too long is shortened, and `omissions` says so. Only the first reason of
 * a row is given.
 */
export function checkRow({ line, fields }: CsvRow, context: RowContext): CheckedRow {
  const refuse = (field: ImportKey | "row", reason: string): CheckedRow => ({
    refusal: { line, field, reason },
  });
  const read = (key: ImportKey, separator: string): string => {
    const positions = context.mapping.get(key);
    if (positions === undefined) return "";
    if (positions.length === 1) return oneLine(fields[positions[0] as number] as string);
    const parts = positions.map((position) => oneLine(fields[position] as string));
    return [...new Set(parts.filter((part) => part !== ""))].join(separator);
  };

  if (fields.length !== context.columns) {
    return refuse(
      "row",
      `${fields.length} ${fields.length === 1 ? "column" : "columns"} instead of ${context.columns}`,
    );
  }
  for (const [key, positions] of context.mapping) {
    if (positions.some((position) => fields[position]?.includes("\0")))
      return refuse(key, "holds a NUL byte");
  }

  const externalId = read("id", "-");
  if (externalId === "") return refuse("id", "missing");
  if (lengthOf(externalId) > MAX_ID_LENGTH) return refuse("id", `longer than ${MAX_ID_LENGTH} characters`);

  const name = read("name", " ");
  const nameLength = lengthOf(name);
  if (nameLength === 0) return refuse("name", "missing");
  if (nameLength < MIN_NAME_LENGTH) return refuse("name", `shorter than ${MIN_NAME_LENGTH} characters`);
  if (nameLength > MAX_NAME_LENGTH) return refuse("name", `longer than ${MAX_NAME_LENGTH} characters`);

  const lat = readCoordinate(read("lat", " "), [INDIA.south, INDIA.north]);
  if (typeof lat === "string") return refuse("lat", lat);
  const lng = readCoordinate(read("lng", " "), [INDIA.west, INDIA.east]);
  if (typeof lng === "string") return refuse("lng", lng);

  const category = read("category", " ");
  const categoryId = context.categoryId(category);
  if (categoryId === null) {
    return refuse("category", category === "" ? "missing, and no default" : `unknown: ${cut100(category)}`);
  }

  const omissions: Omission[] = [];
  const optional = <T>(
    key: ImportKey,
    reason: string,
    text: string,
    value: (text: string) => T | null,
  ): T | null => {
    const found = text === "" ? null : value(text);
    if (text !== "" && found === null) omissions.push({ field: key, reason });
    return found;
  };
  const fit = (key: ImportKey, text: string, length: number): string => {
    if (text.length <= length || lengthOf(text) <= length) return text;
    omissions.push({ field: key, reason: `shortened to ${length} characters` });
    return cut(text, length);
  };

  const price = optional(
    "price",
    "left out: not whole rupees from 1 to 1,000,000,000",
    read("price", " "),
    readPrice,
  );
  const listing: ImportedListing = {
    externalId,
    name,
    categoryId,
    subcategoryId: optional(
      "subcategory",
      "left out: unknown in its category",
      read("subcategory", " "),
      (text) => context.subcategoryId(categoryId, text),
    ),
    description: fit("description", readDescription(fields, context.mapping), MAX_DESCRIPTION_LENGTH),
    price,
    // Of no price there is no unit.
    priceUnit:
      price === null
        ? null
        : optional("unit", "left out: not a unit we know", read("unit", " "), priceUnitOf),
    phoneNumber: optional("phone", "left out: not 10 digits", read("phone", " "), readPhone),
    address: fit("address", read("address", ", "), MAX_ADDRESS_LENGTH),
    city: fit("city", read("city", ", "), MAX_CITY_LENGTH) || null,
    stateCode: optional(
      "state",
      "unknown: taken from the nearest place",
      read("state", " "),
      context.stateCode,
    ),
    lat,
    lng,
    tags: readTags(read("tags", ",")),
  };
  return { listing, omissions };
}

const cut100 = (text: string): string => (lengthOf(text) > 100 ? cut(text, 100) : text);

/** Descriptions keep their line ends; other control characters go. */
function readDescription(fields: readonly string[], mapping: BoundMapping): string {
  const parts = (mapping.get("description") ?? []).map((position) =>
    withoutMarks(fields[position] as string)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, " ")
      .trim(),
  );
  return parts.filter((part) => part !== "").join("\n");
}
