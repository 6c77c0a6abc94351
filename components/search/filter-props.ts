import { categoryOptions } from "@/components/search/category-options";
import type { FilterPanelProps } from "@/components/search/filter-panel";
import type { ChosenPlace } from "@/components/places/place-field";
import { placeOf } from "@/components/search/place-of-search";
import type { SearchScope } from "@/components/search/search-scope";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { type ListingSearch, writeApiQuery } from "@/lib/schemas/listing-search";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { type Locale, localePath } from "@/lib/shared/locale";

type Input = {
  locale: Locale;
  scope: SearchScope;
  search: ListingSearch;
  categories: readonly Category[];
  subcategories: readonly { category: Category; subcategories: readonly Subcategory[] }[];
  placeLabel: string | null;
  /** The place that the words name. */
  said?: ChosenPlace | null;
  /** The bounds a URL named that contradict each other. */
  priceConflict: { min: string; max: string } | null;
  /** What is shown has prices for different units. */
  pricesDiffer: boolean;
};

/** What the filter panel of a page of results shows: finished strings and values, nothing of the codec. */
export function filterProps({
  locale,
  scope,
  search,
  categories,
  subcategories,
  placeLabel,
  said = null,
  priceConflict,
  pricesDiffer,
}: Input): FilterPanelProps {
  const offers = (key: keyof ListingSearch) => !scope.omit.includes(key);
  const hidden: [string, string][] = scope.own.map(([key, value]) => [key, value]);
  if (search.q) hidden.push(["q", search.q]);
  if (search.words) hidden.push(["words", search.words]);
  if (search.not) hidden.push(["not", search.not.join(",")]);
  // A whole state is in the place field, where that is offered.
  const isWholePlace = search.inState !== undefined && search.lat === undefined && offers("lat");
  if (search.inState && offers("inState") && !isWholePlace) hidden.push(["inState", search.inState]);
  if (search.tags.length > 0) hidden.push(["tags", search.tags.join(",")]);
  if (search.providerUserId) hidden.push(["providerUserId", search.providerUserId]);
  return {
    action: localePath(locale, scope.path),
    hidden,
    values: {
      categoryIds: search.categoryIds,
      subcategoryIds: search.subcategoryIds.join(","),
      companyType: search.companyType ?? "",
    },
    categories: offers("categoryIds") ? categoryOptions(categories, locale) : null,
    subcategories: offers("subcategoryIds")
      ? subcategories.map((group) => ({
          categoryId: group.category.id,
          label: categoryName(group.category, locale),
          options: group.subcategories.map((one) => ({
            value: one.id,
            label: subcategoryName(group.category.slug, one, locale),
          })),
        }))
      : null,
    place: offers("lat") ? placeOf(search, placeLabel) : undefined,
    said: offers("lat") && search.lat === undefined && !isWholePlace ? said : null,
    isWholePlace,
    price: priceConflict ?? { min: String(search.priceMin ?? ""), max: String(search.priceMax ?? "") },
    query: writeApiQuery(countedSearch(search)).toString(),
    numberLocale: INTL_LOCALE[locale],
    pricesDiffer,
  };
}

/** What its choices are counted in: of a state's page the state alone, as what is further away follows whatever is chosen. */
function countedSearch({ state, ...search }: ListingSearch): ListingSearch {
  return { ...search, page: 1, ...(state !== undefined && { inState: state }) };
}
