import { searchFields } from "@/lib/schemas/search-fields";
import { CATEGORIES_WERE, PLACE, PLACE_NAME, PLACE_WAS } from "@/lib/schemas/search-form";

const RESULTS = [...Object.keys(searchFields), PLACE, PLACE_WAS, PLACE_NAME, CATEGORIES_WERE];

/** A page whose answers the front server caches: its address in English, and the keys of a query that it reads. */
export type CachedPage = { readonly path: string; readonly keys: readonly string[] };

/**
 * The public pages, which look the same to everybody. A page that is not named here is never cached; a key that is not
 * named changes nothing on its page and never reaches it.
 */
const CACHED_PAGES: readonly CachedPage[] = [
  ...[
    "/",
    "/about",
    "/blogs",
    "/blogs/:id",
    "/categories",
    "/contact",
    "/grievance",
    "/locations",
    "/privacy",
    "/promoter",
    "/services/:slug",
    "/terms",
  ].map((path) => ({ path, keys: [] })),
  { path: "/company/:slug", keys: ["page"] },
  { path: "/services/in/:city/:category", keys: ["page"] },
  { path: "/services", keys: RESULTS },
  { path: "/services/category/:slug", keys: ["type", ...RESULTS] },
  { path: "/services/location", keys: ["location", ...RESULTS] },
];

const ROUTES = CACHED_PAGES.map(({ path, keys }) => ({
  pattern: new RegExp(`^(?:/hi)?${path === "/" ? "/?" : path.replace(/:\w+/g, "[^/]+")}$`),
  keys,
  // `/services/location` is no listing: the address with fewer parts to fill in wins.
  holes: path.split(":").length,
})).toSorted((a, b) => a.holes - b.holes);

/**
 * The address of a page as it is cached: its path, and of its query what the page reads, in the order of its keys.
 * @param path as it came, percent-encoded, without a query
 * @param query what stands behind the first '?'
 * @returns null for what is no cached page; `hasQuery` says whether anything of the query is left
 */
export function cachedAddress(path: string, query: string): { address: string; hasQuery: boolean } | null {
  const route = ROUTES.find(({ pattern }) => pattern.test(path));
  if (route === undefined) return null;
  const read = [...new URLSearchParams(query)].filter(([key]) => route.keys.includes(key));
  if (read.length === 0) return { address: path, hasQuery: false };
  const order = ([key]: readonly [string, string]): number => route.keys.indexOf(key);
  const search = new URLSearchParams(read.toSorted((a, b) => order(a) - order(b)));
  return { address: `${path}?${search}`, hasQuery: true };
}
