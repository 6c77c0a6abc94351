import { type ListingSearch, writeSearch } from "@/lib/schemas/listing-search";
import { type Locale, localePath } from "@/lib/shared/locale";

/** A page of results: its address, what of a search its address fixes already, and its own parameters. */
export type SearchScope = {
  /** As it is in English. */
  readonly path: string;
  /** Parameters of the search that the address says by itself. */
  readonly omit: readonly (keyof ListingSearch)[];
  readonly own: readonly (readonly [key: string, value: string])[];
};

export const SERVICES: SearchScope = { path: "/services", omit: [], own: [] };

/** The parameters of a search on a page of results, without what the page fixes. */
export function scopedQuery(scope: SearchScope, search: ListingSearch): URLSearchParams {
  const params = writeSearch(search);
  for (const key of scope.omit) params.delete(key);
  return new URLSearchParams([...scope.own.map(([key, value]) => [key, value]), ...params]);
}

/** The link to a search on a page of results. */
export function scopedHref(locale: Locale, scope: SearchScope, search: ListingSearch): string {
  const query = scopedQuery(scope, search);
  return localePath(locale, query.size > 0 ? `${scope.path}?${query}` : scope.path);
}
