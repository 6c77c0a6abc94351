import type { Listing } from "@/lib/schemas/listing";

/** A distance as a card says it, without its unit: one decimal under 100 km, whole kilometres from there. */
export const distanceText = (km: number): string =>
  km < 99.95 ? km.toFixed(1) : Math.round(km).toLocaleString("en-IN");

/** Whether the provider says to serve the place the search is around (docs/product/search.md#places-and-distance). */
export const servesPlace = ({
  distanceKm,
  maxRadiusKm,
}: Pick<Listing, "distanceKm" | "maxRadiusKm">): boolean =>
  distanceKm !== null && maxRadiusKm !== null && distanceKm <= maxRadiusKm;

/** The most characters of an area that fit beside a company's name on a phone. */
const AREA_LENGTH = 16;

/** The most characters of a company's name and its area on a row of a phone. */
const ROW_LENGTH = 30;

/**
 * Locality and city without the PIN code, as a row has room for beside a company's name; where they are too long, the city alone.
 * @param company null: a source stands there, the same in all rows, and may be cut
 */
export function areaOf(address: string, company: string | null): string {
  const parts = address
    .replace(/\s*\b\d{6}\b/g, "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const area = parts.slice(-2).join(", ");
  return company === null || (area.length <= AREA_LENGTH && area.length + company.length <= ROW_LENGTH)
    ? area
    : (parts.at(-1) ?? "");
}

/** The most characters of an address that fit on one line of a card; of the narrowest, all but the widest letters do. */
const ADDRESS_LENGTH = 40;

/**
 * The part of an address that says where it is: all of a short one, else as many of its last parts as fit, because
 * locality and city stand at the end.
 */
export function addressTail(address: string): string {
  const parts = address.split(",").map((part) => part.trim());
  let tail = parts.pop() ?? "";
  while (parts.length > 0 && parts.at(-1)!.length + 2 + tail.length <= ADDRESS_LENGTH)
    tail = `${parts.pop()}, ${tail}`;
  return tail;
}

/**
 * An address and its end that a line never shortens: the PIN code, because half of its digits would be another one, and
 * the town before it.
 */
export function splitAddress(address: string): { address: string; addressEnd?: string } {
  const [, before, end] = /^(.+?)\s+((?:[^,\d]{1,24}\s)?\d{6})$/.exec(address) ?? [];
  return before === undefined || end === undefined ? { address } : { address: before, addressEnd: end };
}
