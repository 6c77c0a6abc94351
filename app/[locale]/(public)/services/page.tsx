import { categoriesOnce } from "@/app/[locale]/_page/categories-once";
import { placeLabelOf, wholeState } from "@/app/[locale]/(public)/services/_page/load-results";
import { mapSettingOf } from "@/app/[locale]/(public)/services/_page/map-setting";
import { shortPlace } from "@/components/search/active-filters";
import { resultsPage } from "@/app/[locale]/(public)/services/_page/results-page";
import { askedWords } from "@/components/search/asked-words";
import { CompaniesNamed } from "@/components/search/companies-named";
import type { Beyond } from "@/components/search/found-listings";
import { scopedQuery, SERVICES } from "@/components/search/search-scope";
import type { Translator } from "@/lib/content/messages";
import { companiesNamed } from "@/lib/domain/listings/suggestions/find-companies";
import type { ListingPage } from "@/lib/domain/listings/search/search-listings";
import { type ListingSearch, readSearch, type SearchParams } from "@/lib/schemas/listing-search";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";
import { MAX_QUERY_LENGTH } from "@/lib/shared/limits";

/** The search of this page: a state and a city have pages of their own. */
const searchOf = (params: SearchParams): ListingSearch =>
  wholeState(readSearch({ ...params, state: undefined, city: undefined }));

/** The page's title and its heading: of everything, and of words. */
const SAID = {
  anywhere: {
    title: ["results.title", "results.titleFor"],
    total: ["results.total", "results.totalFor"],
  },
  near: {
    title: ["results.titleNear", "results.titleForNear"],
    total: ["results.totalNear", "results.totalForNear"],
  },
  within: {
    title: ["results.titleIn", "results.titleForIn"],
    total: ["results.totalIn", "results.totalForIn"],
  },
} as const;

/** How a heading says the place of a search: 'near' it with a radius, 'in' a state; a pair without a radius leaves nothing out. */
function placeSaid(
  { radiusKm, inState }: ListingSearch,
  label: string | null,
): { how: keyof typeof SAID; place: string } {
  if (label === null) return { how: "anywhere", place: "" };
  if (radiusKm !== undefined) return { how: "near", place: shortPlace(label) };
  return { how: inState === undefined ? "anywhere" : "within", place: label };
}

/** A place that the words name orders the listings; one that is given leaves none of elsewhere. */
const isPlaceRead = ({ interpretation }: ListingPage): boolean => interpretation?.place != null;

/** What stands below the heading: where the rest is of what lies in a place, or how many of a chosen one hardly count. */
function restOf(
  t: Translator,
  found: ListingPage,
  beyond: Beyond | null,
  locale: Locale,
): string | undefined {
  const { inside, total } = found;
  const told = (key: "further" | "mentionedBy", count: number) =>
    t(`understood.${key}`, { count: count.toLocaleString(INTL_LOCALE[locale]) });
  if (inside && inside < total) return told(isPlaceRead(found) ? "further" : "mentionedBy", total - inside);
  return beyond?.stands === "after" ? told("further", beyond.found.total - total) : undefined;
}

/** What was found, in words: of a place that the words name, what lies inside it. */
function titleOf(
  t: Translator,
  search: ListingSearch,
  found: ListingPage,
  placeLabel: string | null,
): string {
  const q = askedWords(search, found);
  const count = (isPlaceRead(found) && found.inside) || found.total;
  const { how, place } = placeSaid(search, placeLabel);
  return t(SAID[how].total[q === "" ? 0 : 1], { count, q, place });
}

/** What was typed, and why it cannot be searched by; nothing when it can. */
function unreadWords(t: Translator, { q }: SearchParams): { typed?: string; notice?: string } {
  const typed = typeof q === "string" ? q.trim() : "";
  if (typed.length > MAX_QUERY_LENGTH)
    return { typed, notice: t("results.queryTooLong", { max: MAX_QUERY_LENGTH }) };
  if (typed !== "" && !/[\p{L}\p{N}]/u.test(typed))
    return { typed, notice: t("results.queryWithoutWords", { q: typed }) };
  return {};
}

/** Search results with filters; the URL is the search (docs/product/pages.md#results). */
const { generateMetadata, Page } = resultsPage({
  subject: async () => "everything",
  scope: () => SERVICES,
  search: ({ params }) => searchOf(params),
  head: async ({ locale, t, params }, load) => {
    const search = searchOf(params);
    const said = placeSaid(search, await placeLabelOf(locale, search));
    // As its heading says it; an address that a form made leads on before anything is searched.
    const isTyped = params.place !== undefined && search.lat === undefined;
    const isSearched = search.q !== undefined && !isTyped;
    const q = isSearched ? askedWords(search, (await load()).found) : (search.q ?? "");
    const title = t(SAID[said.how].title[q === "" ? 0 : 1], { q, place: said.place });
    const keys = isTyped ? ["place"] : [...scopedQuery(SERVICES, search).keys()];
    const base = { title, description: t("results.description"), path: SERVICES.path };
    if (keys.length === 0) return base;
    if (keys.join() === "categoryIds" && search.categoryIds.length === 1) {
      const category = (await categoriesOnce()).find(({ id }) => id === search.categoryIds[0]);
      if (category) return { ...base, path: `/services/category/${category.slug}` };
    }
    return { ...base, indexed: false };
  },
  beside: async (_asked, { q, words, page }) =>
    q === undefined || words === "literal" || page > 1 ? [] : companiesNamed(q),
  words: (
    { locale, t, params },
    { results: { search, found, beyond, placeLabel }, beside: companies, unknownPlace },
  ) => ({
    links: <CompaniesNamed companies={companies} locale={locale} t={t} />,
    // With what the list shows: its place, as a filter, would leave nothing of what is further away.
    map: mapSettingOf(
      locale,
      beyond?.search ?? search,
      beyond === null || beyond.stands === "after" ? found : beyond.found,
    ),
    title: titleOf(t, search, found, placeLabel),
    intro:
      restOf(t, found, beyond, locale) ??
      (placeLabel !== null && search.radiusKm === undefined && search.sort === "distance_asc"
        ? t("results.nearestTo", { place: shortPlace(placeLabel) })
        : undefined),
    ...unreadWords(t, params),
    ...(unknownPlace !== null && { notice: t("results.unknownPlace", { place: unknownPlace }) }),
  }),
});

export { generateMetadata, Page as default };
