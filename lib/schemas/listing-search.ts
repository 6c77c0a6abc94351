import { z } from "zod";
import type { FailureKey } from "@/lib/shared/failures";
import type { Reading } from "@/lib/schemas/interpretation";
import { words } from "@/lib/schemas/query-number";
import { searchFields, type Sort } from "@/lib/schemas/search-fields";
import { PLACE } from "@/lib/schemas/search-form";
import type { CompanyType } from "@/lib/shared/company-type";
import { DEFAULT_RADIUS_KM, MAX_QUERY_LENGTH, PAGE_SIZE } from "@/lib/shared/limits";

export { SORTS, type Sort } from "@/lib/schemas/search-fields";

/**
 * A search for listings as one value (docs/product/search.md#one-value). Lists are any-of and empty when not asked for;
 * every
 * other field is absent when not asked for. `lat` and `lng` stand together; `radiusKm`, km, only beside them; prices
 * are whole rupees. `city` is the slug of a city's pages; `inState` a state's code, a filter; `state` is a state's code:
 * its listings first, then the rest, each nearest first. `words` and `not` only beside `q`: no interpretation of it, or
 * not these readings, in the order of READINGS. `place` only beside the pair, on pages: what the chosen place is called.
 */
export type ListingSearch = {
  readonly q?: string;
  readonly words?: "literal";
  readonly not?: readonly Reading[];
  readonly categoryIds: readonly string[];
  readonly subcategoryIds: readonly string[];
  readonly tags: readonly string[];
  readonly lat?: number;
  readonly lng?: number;
  readonly place?: string;
  readonly radiusKm?: number;
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly companyType?: CompanyType;
  readonly providerUserId?: string;
  readonly city?: string;
  readonly inState?: string;
  readonly state?: string;
  readonly sort: Sort;
  readonly page: number;
  readonly limit: number;
};

export type SearchFields = {
  [K in keyof typeof searchFields]?: z.output<(typeof searchFields)[K]> | undefined;
};

/** What is wrong with the fields taken together, at the parameter to blame. One rule a line, used by both readers. */
function conflicts(search: SearchFields): { path: keyof SearchFields; key: FailureKey }[] {
  const pair = search.lat !== undefined && search.lng !== undefined;
  const found: { path: keyof SearchFields; key: FailureKey }[] = [];
  const refuse = (when: boolean, path: keyof SearchFields, key: FailureKey) =>
    when && found.push({ path, key });
  refuse(search.lat !== undefined && search.lng === undefined, "lng", "latAndLng");
  refuse(search.lng !== undefined && search.lat === undefined, "lat", "latAndLng");
  refuse(search.radiusKm !== undefined && !pair, "radiusKm", "radiusNeedsPoint");
  refuse(search.sort === "distance_asc" && !pair, "sort", "distanceNeedsPoint");
  refuse(search.sort === "relevance" && !search.q, "sort", "relevanceNeedsWords");
  refuse(
    search.priceMin !== undefined && search.priceMax !== undefined && search.priceMin > search.priceMax,
    "priceMax",
    "pricesCrossed",
  );
  refuse(
    search.state !== undefined && (search.lat !== undefined || search.lng !== undefined),
    "state",
    "stateWithPoint",
  );
  refuse(search.state !== undefined && search.sort !== undefined, "sort", "stateWithSort");
  return found;
}

/** Refuses parameters that make no sense beside each other, each at the one to blame. */
export function refuseConflicts(search: SearchFields, context: z.RefinementCtx): void {
  for (const { path, key } of conflicts(search))
    context.addIssue({ code: "custom", path: [path], message: key });
}

const complete = (search: SearchFields, defaultSort: Sort): ListingSearch => {
  const {
    categoryIds = [],
    subcategoryIds = [],
    tags = [],
    sort = defaultSort,
    page = 1,
    limit = PAGE_SIZE,
    words,
    not = [],
    ...rest
  } = search;
  const present = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined && value !== ""),
  );
  const reading = search.q ? { ...(words && { words }), ...(not.length > 0 && { not }) } : {};
  return { ...present, ...reading, categoryIds, subcategoryIds, tags, sort, page, limit };
};

/** Every parameter of a search, none of them needed. */
export const optionalSearchFields = Object.fromEntries(
  Object.entries(searchFields).map(([key, schema]) => [key, schema.optional()]),
) as {
  [K in keyof typeof searchFields]: z.ZodOptional<(typeof searchFields)[K]>;
};

/**
 * The query of `GET /listings`: refuses what it cannot mean, naming the parameter (docs/product/search.md#one-value).
 * Unknown
 * keys are ignored. `asSearch` makes the search of it.
 */
export const ListingQuery = z.object(optionalSearchFields).superRefine(refuseConflicts);

/** The search that a checked API query means; without `sort` it is newest first, with `state` nearest first. */
export const asSearch = (query: z.output<typeof ListingQuery>): ListingSearch =>
  complete(query, query.state === undefined ? "created_desc" : "distance_asc");

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads a search from the query of a page. A parameter that is malformed, doubled or makes no sense beside the others
 * is dropped and the rest goes on; without `sort` words mean best match, else a pair nearest first, else newest first
 * (docs/product/search.md#one-value).
 * @param params as Next gives them, or `Object.fromEntries(urlSearchParams)`
 */
export function readSearch(params: SearchParams): ListingSearch {
  const search: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(searchFields)) {
    const value = params[key];
    if (typeof value !== "string" || value.trim() === "") continue;
    const result = (schema as z.ZodType).safeParse(value.trim());
    if (result.success) search[key] = result.data;
  }
  // One at a time: a dropped parameter can cure another conflict, or leave a parameter without its partner.
  for (let [first] = conflicts(search); first !== undefined; [first] = conflicts(search)) {
    if (first.path === "lng") delete search.lat;
    else if (first.path === "lat") delete search.lng;
    else delete search[first.path];
  }
  const place = search.lat === undefined ? undefined : nameOf(params[PLACE]);
  return { ...complete(search, defaultSort(search)), ...(place !== undefined && { place }) };
}

/** What a chosen place is called; undefined where that is no name. */
function nameOf(value: SearchParams[string]): string | undefined {
  const name = PlaceName.safeParse(value).data;
  return name === "" ? undefined : name;
}

const PlaceName = words(MAX_QUERY_LENGTH);

/** The sort a page uses when its URL names none. */
export function defaultSort(search: Pick<SearchFields, "q" | "lat" | "state">): Sort {
  if (search.state !== undefined) return "distance_asc";
  if (search.q) return "relevance";
  return search.lat !== undefined ? "distance_asc" : "created_desc";
}

/**
 * Writes a search as the query of a page, in a fixed order and without defaults: `readSearch` gives the same search back.
 */
export function writeSearch(search: ListingSearch): URLSearchParams {
  const params = new URLSearchParams();
  const set = (key: string, value: string | number | undefined) =>
    value !== undefined && value !== "" && params.set(key, typeof value === "number" ? plain(value) : value);
  set("q", search.q);
  set("words", search.words);
  set("not", search.not?.join(","));
  set("categoryIds", search.categoryIds.join(","));
  set("subcategoryIds", search.subcategoryIds.join(","));
  set("tags", search.tags.join(","));
  set("lat", search.lat);
  set("lng", search.lng);
  set("radiusKm", search.radiusKm);
  if (search.lat !== undefined) set(PLACE, search.place);
  set("priceMin", search.priceMin);
  set("priceMax", search.priceMax);
  set("companyType", search.companyType);
  set("providerUserId", search.providerUserId);
  set("city", search.city);
  set("inState", search.inState);
  set("state", search.state);
  if (search.sort !== defaultSort(search)) set("sort", search.sort);
  if (search.page !== 1) set("page", search.page);
  if (search.limit !== PAGE_SIZE) set("limit", search.limit);
  return params;
}

/** The same search as the query of `GET /listings`, which has one default sort (it always stands there, but beside a state) and shows no names. */
export function writeApiQuery(search: ListingSearch): URLSearchParams {
  const params = writeSearch(search);
  params.delete(PLACE);
  if (search.state === undefined) params.set("sort", search.sort);
  return params;
}

/** A number in plain decimal notation, never '1e-7', so that the reader takes it back. */
const plain = (value: number): string => {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
};

/** A search around a point: what 'Use my location' and a chosen suggestion write. */
export const around = (lat: number, lng: number): Pick<ListingSearch, "lat" | "lng" | "radiusKm"> => ({
  lat,
  lng,
  radiusKm: DEFAULT_RADIUS_KM,
});
