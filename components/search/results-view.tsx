import type { ReactNode } from "react";
import { Messages } from "@/components/messages/messages";
import { activeFilters, cleared } from "@/components/search/active-filters";
import { FilterDrawer, FilterSidebar } from "@/components/search/filter-frame";
import { filterProps } from "@/components/search/filter-props";
import type { MapSetting } from "@/components/search/map/map-setting";
import { MapButton, MapPanel, MapSwitch } from "@/components/search/map/map-switch";
import { CountSearch } from "@/components/search/count-search";
import { type Beyond, continuedBy, elsewhereText, FoundListings } from "@/components/search/found-listings";
import { NearMe } from "@/components/search/near-me";
import { NoResults } from "@/components/search/no-results";
import { PageNav } from "@/components/search/page-nav";
import type { ResultItemsProps } from "@/components/search/result-items";
import { SearchBar } from "@/components/search/search-bar";
import { PendingArea, SearchNavigation } from "@/components/search/search-navigation";
import { scopedHref, type SearchScope } from "@/components/search/search-scope";
import { SortSelect } from "@/components/search/sort-select";
import { type UnderstoodView, understoodView } from "@/components/search/understood";
import { LiteralLink, Told, UnderstoodRow } from "@/components/search/understood-row";
import { Alert } from "@/components/ui/alert";
import { cn } from "@/components/ui/cn";
import { stateName, stateOfCode } from "@/lib/content/states";
import { translator } from "@/lib/content/messages";
import type { Category, Subcategory } from "@/lib/schemas/category";
import type { Understood } from "@/lib/schemas/interpretation";
import { defaultSort, type ListingSearch, type Sort, SORTS } from "@/lib/schemas/listing-search";
import { numberFormat } from "@/lib/shared/number-format";
import { unitsDiffer } from "@/lib/shared/price-unit";

export type ResultsViewProps = Omit<ResultItemsProps, "list"> & {
  /** With how the words of the search were understood. */
  found: Understood & { readonly ownTotal?: number };
  /** Where nothing that is meant, or little, lies in the place that was chosen: the search without it, and what it finds. */
  beyond: Beyond | null;
  /** Where nothing is found in the chosen categories: the search in all of them, and how many it finds. */
  unfiled: { readonly search: ListingSearch; readonly total: number } | null;
  /** The name of the place at the search's pair. */
  placeLabel: string | null;
  categories: readonly Category[];
  /** The subcategories of the chosen categories, and of those that chosen subcategories belong to. */
  subcategories: readonly { category: Category; subcategories: readonly Subcategory[] }[];
  priceConflict: { min: string; max: string } | null;
  /** The page's h1, whole sentences below it, and what stands before the range of the results. */
  title: string;
  lead?: string | undefined;
  intro?: string | undefined;
  notice?: string | undefined;
  /** What was typed, where it cannot be searched by. */
  typed?: string | undefined;
  /** Null: there is no map. */
  map?: MapSetting | null;
  /** Above the heading: where the page stands; below it: where one can go from here. */
  breadcrumb?: ReactNode;
  links?: ReactNode;
  /** Below the results: where one can go from here, instead. */
  after?: ReactNode;
  /** A page that cannot be filtered has the filters, and the search bar, of another page: its address and search. */
  filters?: { scope: SearchScope; search: ListingSearch; placeLabel: string | null } | undefined;
};

/** What is said of the map before it is there, which brings the rest; and what asks where 'near me' is. */
const MAP_WORDS = [
  "map.failed",
  "map.hide",
  "map.loading",
  "map.retry",
  "map.short",
  "map.title",
  "ground.show",
] as const;
const NEAR_WORDS = ["understood.nearMe"] as const;

/** The page of results that /services, a category and a location share (docs/product/pages.md#results). */
export function ResultsView(props: ResultsViewProps) {
  const { locale, scope, search, found, beyond, unfiled, placeLabel, categories, subcategories } = props;
  const t = translator(locale);
  const chips = activeFilters(search, {
    t,
    locale,
    omit: scope.omit,
    names: {
      placeLabel,
      categories,
      subcategories: subcategories.flatMap((group) =>
        group.subcategories.map((subcategory) => ({ category: group.category, subcategory })),
      ),
      companyName: found.items[0]?.provider.providerProfile.companyName ?? null,
    },
  });
  const href = (to: ListingSearch) => scopedHref(locale, scope, to);
  const clear =
    chips.length === 0 ? null : { href: href(cleared(search, scope.omit)), label: t("results.clearAll") };
  const understood = understoodView(search, found, { t, locale });
  const { around } = understood;
  const isEmpty = found.items.length === 0;
  const elsewhere =
    beyond?.stands === "before" ? elsewhereText(search.radiusKm, placeLabel, beyond, t) : null;
  const continued = beyond?.stands === "after" ? continuedBy(found, beyond) : found;
  // Of all that stands here, wherever it lies.
  const pricesDiffer = unitsDiffer([...continued.items, ...(beyond?.found.items ?? [])]);
  const panel = filterProps({ ...props, ...props.filters, said: around, pricesDiffer });
  const sorts = scope.omit.includes("sort") ? [] : sortsOf(search, around);
  const order = search.sort === defaultSort(search) ? "" : search.sort;
  const hasSort = sorts.length > 0 && !isEmpty;
  // Without the select, the order that was chosen goes along with the filters.
  if (sorts.length > 0 && isEmpty && order !== "") panel.hidden = [...panel.hidden, ["sort", order]];
  const from = (search.page - 1) * search.limit + 1;
  const number = numberFormat(locale);
  const side = { panel, title: t("filters.title"), close: t("filterBar.close"), clear };

  return (
    <Messages
      locale={locale}
      of={["search", ...(props.map ? MAP_WORDS : []), ...(understood.asksWhere ? NEAR_WORDS : [])]}
    >
      <SearchNavigation>
        <div className="border-b border-line bg-sunken py-1 sm:py-2 md:py-3">
          <div className="page">
            <SearchBar
              locale={locale}
              {...barOf(props)}
              typed={props.typed}
              saidPlace={understood.place}
              categories={categories}
              compact
            />
          </div>
        </div>
        <MapSwitch
          className={cn(
            "group/results results-frame page data-[map]:max-w-[100rem]",
            // The link back has room of its own above its words.
            props.breadcrumb ? "max-lg:pt-2" : "",
          )}
        >
          <FilterSidebar {...side} />
          <section
            id="results"
            aria-labelledby="results-title"
            data-from={placeOfResults(search, found)}
            className="min-w-0 scroll-mt-20"
          >
            {props.breadcrumb}
            <div className="results-head">
              <div className="results-said">
                <h1 id="results-title" tabIndex={-1}>
                  {props.title}
                </h1>
                {props.lead === undefined ? null : (
                  <p className="mt-1 mb-2 max-w-prose text-sm text-ink-2">{props.lead}</p>
                )}
                <p className="results-count">
                  {props.intro === undefined ? null : (
                    // On a phone the three first results are in sight below one line.
                    <span className={understood.told === null ? "" : "max-sm:sr-only"}>{props.intro}</span>
                  )}
                  {isEmpty ? null : (
                    <span className="max-sm:hidden">
                      {t("results.range", {
                        from: number.format(from),
                        to: number.format(from + continued.items.length - 1),
                      })}
                    </span>
                  )}
                  <Told view={understood} href={href} t={t} beside />
                  {understood.literal === null ||
                  understood.told !== null ||
                  understood.readings.length > 0 ||
                  chips.length > 0 ? null : (
                    <LiteralLink href={href(understood.literal)} t={t} />
                  )}
                </p>
              </div>
              <div className="results-tools">
                <FilterDrawer
                  {...side}
                  count={chips.length}
                  countLabel={t("filterBar.count", { count: chips.length })}
                  show={t("filterBar.show", { count: found.ownTotal || found.total })}
                  busy={t("resultList.loading")}
                />
                {props.map ? <MapButton /> : null}
                {!hasSort ? null : (
                  <SortSelect
                    label={t("results.sortBy")}
                    apply={t("results.apply")}
                    value={order}
                    options={sorts.map((sort) => ({
                      value: sort === defaultSort(search) ? "" : sort,
                      label: t(`sorts.${sort}`),
                      href: href({
                        ...search,
                        // What the words say stands as a chosen place from here on: only from one is anything the nearest.
                        ...(sort === "distance_asc" && around && { lat: around.lat, lng: around.lng }),
                        sort,
                        page: 1,
                      }),
                    }))}
                  />
                )}
              </div>
            </div>
            {props.links}
            {props.notice === undefined ? null : (
              <Alert tone="warn" className="mt-4">
                {props.notice}
              </Alert>
            )}
            {props.priceConflict === null ? null : (
              // The panel, which says so beside the bounds, is in its drawer here.
              <Alert tone="warn" className="mt-4 lg:hidden">
                {t("filters.priceOrder")}
              </Alert>
            )}
            <Told view={understood} href={href} t={t} />
            <UnderstoodRow view={understood} filters={chips} href={href} clear={clear} t={t} />
            {understood.asksWhere ? <NearMe href={href({ ...search, page: 1 })} /> : null}
            {pricesDiffer && search.sort.startsWith("price") ? (
              <p className="mt-2 text-xs text-ink-2">{t("filters.priceUnits")}</p>
            ) : null}
            <PendingArea
              className="mt-1 sm:mt-2"
              loading={t("resultList.loading")}
              offline={t("results.offline")}
              found={[props.title, understood.told, elsewhere].filter(Boolean).join(". ")}
            >
              <FoundListings
                {...props}
                here={href(search)}
                elsewhere={elsewhere}
                nothing={
                  <NoResults
                    t={t}
                    locale={locale}
                    search={search}
                    total={found.total}
                    placeLabel={placeLabel}
                    beyond={beyond?.stands === "instead" ? beyond : null}
                    unfiled={unfiled}
                    hasFilters={chips.some(({ key }) => key !== "place" && key !== "inState")}
                    categories={categories}
                    href={href}
                    scope={scope}
                  />
                }
              />
            </PendingArea>
            <PageNav t={t} search={search} total={found.total} href={href} />
            {props.after}
            {found.step === null || search.q === undefined || search.page > 1 ? null : (
              <CountSearch
                q={search.q}
                place={search.lat === undefined ? (found.interpretation?.place?.kind ?? null) : "given"}
                step={found.step}
                results={found.total}
              />
            )}
          </section>
          {props.map ? <MapPanel setting={props.map} /> : null}
        </MapSwitch>
      </SearchNavigation>
    </Messages>
  );
}

/** What the search bar begins with: from a state's page on, that state. */
function barOf({ filters, search, placeLabel, locale }: ResultsViewProps) {
  const shown = filters?.search ?? search;
  const state = shown.state === undefined ? undefined : stateOfCode(shown.state);
  return state === undefined
    ? { search: shown, placeLabel: filters?.placeLabel ?? placeLabel }
    : { search: { ...shown, inState: state.code }, placeLabel: stateName(state, locale) };
}

/** 'lat,lng' of the point that the cards' distances are measured from. */
function placeOfResults({ lat, lng }: ListingSearch, { interpretation }: Understood): string | undefined {
  if (lat !== undefined) return `${lat},${lng}`;
  const read = interpretation?.place;
  return read && read.kind !== "state" ? `${read.lat},${read.lng}` : undefined;
}

/** The orders a search can have, its own first. */
function sortsOf(search: ListingSearch, around: UnderstoodView["around"]): Sort[] {
  const first = defaultSort(search);
  const offered = SORTS.filter((sort) =>
    sort === "distance_asc"
      ? search.lat !== undefined || around !== null
      : sort === "relevance"
        ? search.q !== undefined
        : true,
  );
  return [first, ...offered.filter((sort) => sort !== first)];
}
