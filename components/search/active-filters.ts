import { categoryName, subcategoryName } from "@/lib/content/categories";
import type { Translator } from "@/lib/content/messages";
import type { Category, CategoryRef } from "@/lib/schemas/category";
import { defaultSort, type ListingSearch } from "@/lib/schemas/listing-search";
import { stateName, stateOfCode } from "@/lib/content/states";
import type { Locale } from "@/lib/shared/locale";
import { formatRupees } from "@/lib/shared/money";

/** A filter in use, in words, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: ListingSearch };

/** Drops keys of a search and goes back to its first page. */
export function withoutKeys(search: ListingSearch, keys: readonly (keyof ListingSearch)[]): ListingSearch {
  const kept = Object.fromEntries(
    Object.entries(search).filter(([key]) => !keys.includes(key as keyof ListingSearch)),
  );
  const next = {
    categoryIds: [],
    subcategoryIds: [],
    tags: [],
    ...kept,
    page: 1,
  } as unknown as ListingSearch;
  const isSortLost =
    (next.sort === "distance_asc" && next.lat === undefined && next.state === undefined) ||
    (next.sort === "relevance" && next.q === undefined);
  return isSortLost ? { ...next, sort: defaultSort(next) } : next;
}

export type FilterNames = {
  placeLabel: string | null;
  categories: readonly Category[];
  subcategories: readonly { category: CategoryRef; subcategory: CategoryRef }[];
  companyName: string | null;
};

/** The first part of a place's label: 'Pune' of 'Pune, Maharashtra'. Coordinates stay whole. */
export const shortPlace = (label: string): string =>
  /^-?\d+\.\d+, /.test(label) ? label : (label.split(",")[0] ?? label);

/**
 * The filters in use as removable chips, in the order of the panel: what the page's own address fixes is none of them.
 */
export function activeFilters(
  search: ListingSearch,
  {
    t,
    locale,
    names,
    omit,
  }: { t: Translator; locale: Locale; names: FilterNames; omit: readonly (keyof ListingSearch)[] },
): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (key: string, label: string, without: ListingSearch) => filters.push({ key, label, without });
  const place = names.placeLabel === null ? null : shortPlace(names.placeLabel);

  if (search.words === "literal") add("words", t("understood.exactly"), withoutKeys(search, ["words"]));
  for (const reading of search.not ?? []) {
    const not = search.not!.filter((other) => other !== reading);
    add(`not ${reading}`, t(`understood.not.${reading}`), {
      ...withoutKeys(search, ["not"]),
      ...(not.length > 0 && { not }),
    });
  }
  const inState = search.inState === undefined ? undefined : stateOfCode(search.inState);
  if (inState && !omit.includes("inState")) {
    const label = t("results.inState", { state: stateName(inState, locale) });
    add("inState", label, withoutKeys(search, ["inState"]));
  }
  if (search.lat !== undefined && place !== null) {
    const label =
      search.radiusKm === undefined
        ? t("results.distanceFrom", { place })
        : t("results.within", { km: search.radiusKm, place });
    add("place", label, withoutKeys(search, ["lat", "lng", "radiusKm"]));
  }
  if (search.priceMin !== undefined || search.priceMax !== undefined) {
    const [from, to] = [search.priceMin, search.priceMax].map((price) =>
      price === undefined ? "" : formatRupees(price),
    ) as [string, string];
    const label =
      to === ""
        ? t("results.priceFrom", { price: from })
        : from === ""
          ? t("results.priceTo", { price: to })
          : t("results.priceBetween", { from, to });
    add("price", label, withoutKeys(search, ["priceMin", "priceMax"]));
  }
  if (!omit.includes("categoryIds")) {
    for (const id of search.categoryIds) {
      const category = names.categories.find((one) => one.id === id);
      const label = category ? categoryName(category, locale) : t("filters.category");
      const rest = search.categoryIds.filter((other) => other !== id);
      const lost = names.subcategories
        .filter((one) => one.category.id === id)
        .map((one) => one.subcategory.id);
      const subcategoryIds = search.subcategoryIds.filter((other) => !lost.includes(other));
      add(id, label, { ...withoutKeys(search, []), categoryIds: rest, subcategoryIds });
    }
  }
  if (!omit.includes("subcategoryIds")) {
    for (const id of search.subcategoryIds) {
      const found = names.subcategories.find((one) => one.subcategory.id === id);
      const label = found
        ? subcategoryName(found.category.slug, found.subcategory, locale)
        : t("filters.subcategory");
      add(id, label, {
        ...withoutKeys(search, []),
        subcategoryIds: search.subcategoryIds.filter((other) => other !== id),
      });
    }
  }
  if (search.companyType !== undefined) {
    add("companyType", t(`companyTypes.${search.companyType}`), withoutKeys(search, ["companyType"]));
  }
  for (const tag of search.tags) {
    add(`tag ${tag}`, `#${tag}`, {
      ...withoutKeys(search, []),
      tags: search.tags.filter((other) => other !== tag),
    });
  }
  if (search.providerUserId !== undefined) {
    const label =
      names.companyName === null
        ? t("results.oneCompany")
        : t("results.company", { name: names.companyName });
    add("providerUserId", label, withoutKeys(search, ["providerUserId"]));
  }
  return filters;
}

/** The search with its words alone: what 'Clear all' leads to; what the page's own address fixes stays. */
export function cleared(search: ListingSearch, omit: readonly (keyof ListingSearch)[]): ListingSearch {
  const filters = [
    "words",
    "not",
    "inState",
    "categoryIds",
    "subcategoryIds",
    "tags",
    "lat",
    "lng",
    "radiusKm",
    "priceMin",
    "priceMax",
    "companyType",
    "providerUserId",
  ] as const;
  return withoutKeys(
    search,
    filters.filter((key) => !omit.includes(key)),
  );
}
