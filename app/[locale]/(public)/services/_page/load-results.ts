import { cache } from "react";
import { categoriesOnce } from "@/app/[locale]/_page/categories-once";
import { withoutKeys } from "@/components/search/active-filters";
import type { Beyond } from "@/components/search/found-listings";
import type { SearchScope } from "@/components/search/search-scope";
import { placeName } from "@/lib/content/cities";
import { stateName, stateOfCode, stateOfPoint } from "@/lib/content/states";
import { findSubcategories } from "@/lib/domain/catalog/find-category";
import { listSubcategories } from "@/lib/domain/catalog/list-subcategories";
import { type ListingPage, searchListings } from "@/lib/domain/listings/search/search-listings";
import { labelOfPoint, labelsAt } from "@/lib/domain/places/nearest-place";
import { takePageSearch } from "@/lib/http/page-limit";
import type { Category, Subcategory } from "@/lib/schemas/category";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import type { LatLng } from "@/lib/shared/geo";
import type { Locale } from "@/lib/shared/locale";

type Unfiled = { search: ListingSearch; total: number };
type SubcategoryGroup = { category: Category; subcategories: readonly Subcategory[] };

const labelAt = cache(
  async (lat: number, lng: number): Promise<string> => (await labelOfPoint({ lat, lng })).label,
);

/** The label of the place at a point that a chosen name, in either language, is the name of; null when none is. */
const chosenAt = cache(async (lat: number, lng: number, name: string): Promise<string | null> => {
  const labels = await labelsAt({ lat, lng });
  return labels.find((label) => label === name || placeName(label, "hi") === name) ?? null;
});

/**
 * What the place of a search is called: as it was chosen, where that is at its point, else by what is nearest or by its state
 * (docs/product/search.md#places-and-distance); once per request, in the reader's language; null without one.
 */
export async function placeLabelOf(
  locale: Locale,
  { lat, lng, place, inState }: Pick<ListingSearch, "lat" | "lng" | "place" | "inState">,
): Promise<string | null> {
  const state = inState === undefined ? undefined : stateOfCode(inState);
  if (lat !== undefined && lng !== undefined) {
    const chosen = place === undefined ? null : await chosenAt(lat, lng, place);
    return placeName(chosen ?? (await labelAt(lat, lng)), locale);
  }
  return state === undefined ? null : stateName(state, locale);
}

/**
 * A pair that is a state's reference point means the whole state, without distances
 * (docs/product/search.md#places-and-distance).
 */
export function wholeState(search: ListingSearch): ListingSearch {
  const { lat, lng } = search;
  const state = lat === undefined || lng === undefined ? undefined : stateOfPoint({ lat, lng });
  return state === undefined
    ? search
    : { ...withoutKeys(search, ["lat", "lng", "radiusKm"]), page: search.page, inState: state.code };
}

/** The subcategories of the chosen categories, and of those that chosen subcategories belong to. */
async function groupsOf(search: ListingSearch, categories: readonly Category[]): Promise<SubcategoryGroup[]> {
  const lone = search.categoryIds.length > 0 ? [] : await findSubcategories(search.subcategoryIds);
  const ids = new Set([...search.categoryIds, ...lone.map(({ category }) => category.id)]);
  const chosen = categories.filter(({ id }) => ids.has(id));
  return Promise.all(
    chosen.map(async (category) => ({ category, subcategories: await listSubcategories(category.id) })),
  );
}

/** Without the subcategories of other categories: beside the chosen categories they could match nothing. */
async function withoutStrays(
  search: ListingSearch,
  groups: readonly SubcategoryGroup[],
): Promise<ListingSearch> {
  if (search.categoryIds.length === 0 || search.subcategoryIds.length === 0) return search;
  const listed = new Set(groups.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)));
  const hidden = await findSubcategories(search.subcategoryIds.filter((id) => !listed.has(id)));
  for (const { category, subcategory } of hidden)
    if (search.categoryIds.includes(category.id)) listed.add(subcategory.id);
  return { ...search, subcategoryIds: search.subcategoryIds.filter((id) => listed.has(id)) };
}

/** Without the name of another place than the one at its point. */
async function withoutOtherName(search: ListingSearch): Promise<ListingSearch> {
  const { place, ...unnamed } = search;
  const { lat, lng } = search;
  if (place === undefined || lat === undefined || lng === undefined) return search;
  return (await chosenAt(lat, lng, place)) === null ? unnamed : search;
}

/** Fewer around a point than these are followed by what is further away. */
const FEW = 5;

/**
 * What a search that finds nothing, nothing of what is meant, or few where somebody chose to look would find beyond; null
 * where it finds enough there, and where there is no more.
 */
async function beyondOf(
  search: ListingSearch,
  fixed: SearchScope["omit"],
  { total, inside }: ListingPage,
): Promise<Beyond | null> {
  const stands = total === 0 ? "instead" : inside === 0 ? "before" : "after";
  const isFew = search.lat !== undefined && total < FEW;
  if (stands !== "instead" && (search.page > 1 || (stands === "after" && !isFew))) return null;
  const bounds = (["radiusKm", "inState"] as const).filter(
    (key) => search[key] !== undefined && !fixed.includes(key),
  );
  if (bounds.length === 0) return null;
  const wider = withoutKeys(search, bounds);
  const [found, nearest] = await Promise.all([
    searchListings(wider),
    // A wider circle is offered only where this one holds nothing.
    search.lat === undefined || stands !== "instead"
      ? null
      : searchListings({ ...wider, sort: "distance_asc", limit: 1 }),
  ]);
  if (found.total <= total) return null;
  return stands === "instead"
    ? { search: wider, found, stands, nearestKm: nearest?.items[0]?.distanceKm ?? null }
    : { search: wider, found, stands };
}

/** The same words in all categories, and how many they find there; null where that is nothing, or none is chosen. */
async function unfiledOf(search: ListingSearch): Promise<Unfiled | null> {
  const { q, categoryIds, subcategoryIds } = search;
  if (q === undefined || categoryIds.length + subcategoryIds.length === 0) return null;
  const all = withoutKeys(search, ["categoryIds", "subcategoryIds"]);
  const { total } = await searchListings({ ...all, limit: 1 });
  return total === 0 ? null : { search: all, total };
}

/**
 * What a page of results shows of a search. The search comes back without what makes no sense in it.
 * @param statePoint the reference point of `search.state`
 * @param fixed what of the search the page's address says by itself
 */
async function load(
  locale: Locale,
  asked: ListingSearch,
  { statePoint, fixed }: { statePoint?: LatLng | undefined; fixed: SearchScope["omit"] },
) {
  await takePageSearch();
  const categories = await categoriesOnce();
  const subcategories = await groupsOf(asked, categories);
  const search = await withoutOtherName(await withoutStrays(asked, subcategories));
  const [found, placeLabel] = await Promise.all([
    searchListings(search, { statePoint }),
    placeLabelOf(locale, search),
  ]);
  const [beyond, unfiled] = await Promise.all([
    beyondOf(search, fixed, found),
    found.total === 0 ? unfiledOf(search) : null,
  ]);
  return { search, found, beyond, unfiled, placeLabel, categories, subcategories };
}

const loads = cache(() => new Map<string, ReturnType<typeof load>>());

/** The same, once per request: a page's head says what its heading says. */
export const loadResults: typeof load = (...asked) => {
  const [known, key] = [loads(), JSON.stringify(asked)];
  const results = known.get(key) ?? load(...asked);
  known.set(key, results);
  return results;
};

/** Price bounds of a URL that contradict each other: the search drops one, the panel shows both and says so. */
export function priceConflictOf({ priceMin, priceMax }: Readonly<Record<string, unknown>>) {
  if (typeof priceMin !== "string" || typeof priceMax !== "string") return null;
  const [min, max] = [priceMin.trim(), priceMax.trim()];
  const whole = /^\d{1,12}$/;
  return whole.test(min) && whole.test(max) && Number(min) > Number(max) ? { min, max } : null;
}
