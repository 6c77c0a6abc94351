import { CATEGORIES_WERE, PLACE, PLACE_NAME, PLACE_WAS, SAID_AT } from "@/lib/schemas/search-form";
import { readRupees } from "@/lib/shared/read-rupees";

/** Lists that a form sends as repeated fields and a search holds as one comma list. */
const LISTS: ReadonlySet<string> = new Set(["categoryIds", "subcategoryIds", "tags"]);
const PRICES: ReadonlySet<string> = new Set(["priceMin", "priceMax"]);

/** What a query holds of a field: of a price its digits, of what is none the text. */
const plain = (key: string, value: string): string =>
  (PRICES.has(key) ? readRupees(value)?.toString() : undefined) ?? value.trim();

/**
 * The fields of a search form as the query of a page: blanks go, repeated list fields become one comma list, prices
 * digits alone. A place field that still says what it said keeps the pair and its name; an emptied one drops them; another
 * text drops them too and stays as `place`, for the server to look up. Beside a pair `place` is its name. A radius, and 'Nearest first', without a pair
 * are around the place that the words name; without that a radius goes. Subcategories go with the categories they were
 * chosen in.
 */
export function tidyQuery(entries: Iterable<readonly [string, unknown]>): URLSearchParams {
  const tidy = new URLSearchParams();
  let place: string | undefined;
  let placeWas: string | undefined;
  let name: string | undefined;
  let saidAt: string | undefined;
  let categoriesWere: string | undefined;
  for (const [key, value] of entries) {
    if (typeof value !== "string") continue;
    const text = plain(key, value);
    if (key === PLACE) place = text;
    else if (key === PLACE_WAS) placeWas = text;
    else if (key === PLACE_NAME) name = text;
    else if (key === SAID_AT) saidAt = text;
    else if (key === CATEGORIES_WERE) categoriesWere = text;
    else if (text !== "" && LISTS.has(key)) {
      const already = tidy.get(key)?.split(",") ?? [];
      tidy.set(key, [...new Set([...already, ...text.split(",")])].join(","));
    } else if (text !== "") tidy.append(key, text);
  }
  // A form always tells what its field said before; an address does not.
  const isName = place !== undefined && placeWas === undefined && tidy.has("lat") && tidy.has("lng");
  if (isName) name = place;
  const isOtherPlace = place !== undefined && !isName && place !== (placeWas ?? "");
  if (isOtherPlace) for (const key of ["lat", "lng"]) tidy.delete(key);
  if (place && isOtherPlace) tidy.set(PLACE, place);
  else if (name && tidy.has("lat")) tidy.set(PLACE, name);
  const isAround = tidy.has("radiusKm") || tidy.get("sort") === "distance_asc";
  if (saidAt && isAround && !isOtherPlace && !tidy.has("lat")) {
    const [lat = "", lng = ""] = saidAt.split(",");
    tidy.set("lat", lat);
    tidy.set("lng", lng);
  }
  if (!tidy.has("lat") || !tidy.has("lng")) tidy.delete("radiusKm");
  if (categoriesWere !== undefined && categoriesWere !== (tidy.get("categoryIds") ?? ""))
    tidy.delete("subcategoryIds");
  return tidy;
}

/** Whether a search form names a place that nobody searched around yet, in words or by clearing the field. */
export function hasTypedPlace(form: HTMLFormElement): boolean {
  const sent = new FormData(form);
  return sent.has(PLACE) && plain(PLACE, String(sent.get(PLACE))) !== (sent.get(PLACE_WAS) ?? "");
}

/** Whether a page's query is what a form sent and not yet what `tidyQuery` makes of it. */
export const needsTidying = (
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): boolean =>
  Object.entries(params).some(
    ([key, value]) =>
      key === PLACE_WAS ||
      key === PLACE_NAME ||
      key === SAID_AT ||
      key === CATEGORIES_WERE ||
      (typeof value === "string"
        ? value.trim() === "" || (PRICES.has(key) && plain(key, value) !== value)
        : value !== undefined && LISTS.has(key)),
  );

/** A page's query as Next gives it, as entries in their order. */
export const entriesOf = (
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): (readonly [string, string])[] =>
  Object.entries(params).flatMap(([key, value]) =>
    value === undefined
      ? []
      : typeof value === "string"
        ? [[key, value] as const]
        : value.map((one) => [key, one] as const),
  );
