import { categoryOptions } from "@/components/search/category-options";
import { CategorySelect } from "@/components/search/category-select";
import { PlaceField } from "@/components/places/place-field";
import { placeOf } from "@/components/search/place-of-search";
import { SearchForm } from "@/components/search/search-form";
import { WordsField } from "@/components/search/words-field";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { categoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import type { Category } from "@/lib/schemas/category";
import { type ListingSearch, writeSearch } from "@/lib/schemas/listing-search";
import { CATEGORIES_WERE } from "@/lib/schemas/search-form";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  /** The present search: its words, category and place stand in the fields, its other filters stay. */
  search?: ListingSearch | undefined;
  /** What was typed, where it cannot be searched by: it stays, to be mended. */
  typed?: string | undefined;
  /** The name of the place at the search's pair. */
  placeLabel?: string | null | undefined;
  /** The place that the words name, where none is chosen. */
  saidPlace?: string | null;
  /** Null: they could not be read. */
  categories: readonly Category[] | null;
  /** One line, for the top of a page of results; on a phone it shows the words only. */
  compact?: boolean;
};

/** Parameters the bar has fields for; page and sort begin anew with a new search. */
const OWN: ReadonlySet<string> = new Set([
  "q",
  "words",
  "not",
  "categoryIds",
  "lat",
  "lng",
  "place",
  "radiusKm",
  "inState",
  "sort",
  "page",
  "limit",
  "state",
]);

/** The search by words, category and place (docs/product/pages.md#results): a GET form that needs no JavaScript. */
export function SearchBar({
  locale,
  search,
  typed,
  placeLabel,
  saidPlace = null,
  categories,
  compact = false,
}: Props) {
  const t = translator(locale);
  const chosen = search?.categoryIds ?? [];
  const kept = search ? [...writeSearch(search)].filter(([key]) => !OWN.has(key)) : [];
  const place = search === undefined ? null : placeOf(search, placeLabel ?? null);
  const names = (categories ?? [])
    .filter(({ id }) => chosen.includes(id))
    .map((one) => categoryName(one, locale));
  const summary = [
    placeLabel ?? saidPlace ?? t("searchBar.allIndia"),
    names.length > 1
      ? t("searchBar.someCategories", { count: names.length })
      : (names[0] ?? t("searchBar.allCategories")),
  ].join(" · ");

  return (
    <SearchForm
      action={localePath(locale, "/services")}
      label={t("searchBar.label")}
      className={
        compact
          ? "group/bar bar-line"
          : "relative grid gap-1 rounded-card border border-line-strong bg-surface p-2 md:flex md:items-stretch md:gap-0"
      }
    >
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {search === undefined || search.subcategoryIds.length === 0 ? null : (
        <input type="hidden" name={CATEGORIES_WERE} value={chosen.join()} />
      )}
      <div className="bar-field bar-words">
        <label htmlFor="search-q" className="bar-label">
          <span className={compact ? "max-md:sr-only" : ""}>{t("searchBar.what")}</span>
          {compact ? (
            <span aria-hidden className="block truncate md:hidden">
              {summary}
            </span>
          ) : null}
        </label>
        <WordsField
          id="search-q"
          locale={locale}
          numberLocale={INTL_LOCALE[locale]}
          text={search?.q ?? typed ?? ""}
        />
      </div>
      <div className="bar-field bar-category">
        <label htmlFor="search-category" className="bar-label">
          {t("searchBar.category")}
        </label>
        <CategorySelect
          first={[
            {
              value: "",
              label:
                categories === null
                  ? t("searchBar.failedCategories")
                  : categories.length === 0
                    ? t("searchBar.noCategoriesAvailable")
                    : t("searchBar.allCategories"),
            },
            ...(chosen.length > 1
              ? [{ value: chosen.join(), label: t("searchBar.someCategories", { count: chosen.length }) }]
              : []),
          ]}
          options={categories === null ? [] : categoryOptions(categories, locale)}
          chosen={chosen.join()}
        />
        <Icon name="chevron-down" />
      </div>
      <div className="bar-field bar-place">
        <PlaceField look="bar" place={place} said={saidPlace ?? undefined} />
      </div>
      <button
        type="submit"
        // Between a phone and a desk the fields need the room of its word.
        className={cn(buttonClass({ size: "large" }), !compact && "md:max-lg:w-13 md:max-lg:px-0")}
      >
        <Icon name="search" className="size-5" />
        <span className={compact ? "max-lg:sr-only" : "md:max-lg:sr-only"}>{t("searchBar.submit")}</span>
      </button>
    </SearchForm>
  );
}
