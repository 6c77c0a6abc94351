import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { settleFormQuery } from "@/app/[locale]/(public)/services/_page/form-query";
import { loadResults, priceConflictOf } from "@/app/[locale]/(public)/services/_page/load-results";
import { ResultsFailure } from "@/components/search/results-failure";
import { ResultsView, type ResultsViewProps } from "@/components/search/results-view";
import { scopedHref, type SearchScope } from "@/components/search/search-scope";
import { type Translator, translator } from "@/lib/content/messages";
import type { ListingSearch, SearchParams } from "@/lib/schemas/listing-search";
import type { LatLng } from "@/lib/shared/geo";
import type { Locale } from "@/lib/shared/locale";

/** What is asked of a page of results. */
type Asked<Segments, Subject> = {
  readonly locale: Locale;
  readonly t: Translator;
  readonly segments: Segments;
  readonly params: SearchParams;
  readonly subject: Subject;
};

type Results = Awaited<ReturnType<typeof loadResults>>;

type Loaded<Beside> = {
  readonly results: Results;
  readonly beside: Beside;
  /** The text of a place we do not know. */
  readonly unknownPlace: string | null;
};

type Head = Parameters<typeof pageMetadata>[1];
type View = Omit<ResultsViewProps, keyof Loaded<never>["results"] | "locale" | "scope" | "priceConflict">;

/** What makes one page of results differ from another. */
type ResultsPage<Segments, Subject, Beside> = {
  /** What the address names; null: there is no such page. Head and page ask for it: give it cached. */
  readonly subject: (segments: Segments, params: SearchParams) => Promise<Subject | null>;
  readonly scope: (asked: Asked<Segments, Subject>) => SearchScope;
  readonly search: (asked: Asked<Segments, Subject>) => ListingSearch;
  /** Nothing of its query comes from a form: there is nothing to settle. */
  readonly withoutForm?: true;
  readonly statePoint?: (subject: Subject) => LatLng | undefined;
  /** `load`: the results themselves, where it cannot be said without them; the page's own, found once. */
  readonly head: (asked: Asked<Segments, Subject>, load: () => Promise<Results>) => Head | Promise<Head>;
  /** Sends on who came by another address, or shows something in place of results; undefined: neither. */
  readonly instead?: (asked: Asked<Segments, Subject>) => Promise<ReactNode> | undefined;
  /** What is read beside the results, at the same time. */
  readonly beside: (asked: Asked<Segments, Subject>, search: ListingSearch) => Promise<Beside>;
  readonly words: (asked: Asked<Segments, Subject>, loaded: Loaded<Beside>) => View;
};

/**
 * The search that an address means which asks for the nearest and has its place in its words alone: around that place, as a
 * given one (docs/product/search.md#words). Null where it asks for something else, they name no point, or the page has its own
 * order.
 */
function aroundTheWords(
  { omit }: SearchScope,
  params: SearchParams,
  { search, found }: Results,
): ListingSearch | null {
  const place = found.interpretation?.place ?? null;
  const isDropped =
    !omit.includes("sort") && params.sort === "distance_asc" && search.sort !== "distance_asc";
  if (!isDropped || place === null || place.radiusKm === null) return null;
  return { ...search, lat: place.lat, lng: place.lng, sort: "distance_asc" };
}

/** A page of results (docs/product/pages.md#results): its head and itself, as Next takes them. */
export function resultsPage<Segments extends object, Subject, Beside>(
  page: ResultsPage<Segments, Subject, Beside>,
) {
  type Props = { params: Promise<Segments & { locale: string }>; searchParams: Promise<SearchParams> };

  async function askedOf(props: Props) {
    const [locale, segments, params] = await Promise.all([
      pageLocale(props),
      props.params,
      props.searchParams,
    ]);
    const subject = await page.subject(segments, params);
    return { locale, t: translator(locale), segments, params, subject };
  }

  const resultsOf = (asked: Asked<Segments, Subject>): Promise<Results> =>
    loadResults(asked.locale, page.search(asked), {
      statePoint: page.statePoint?.(asked.subject),
      fixed: page.scope(asked).omit,
    });

  const generateMetadata = availableMetadata(async (props: Props): Promise<Metadata> => {
    const { subject, ...rest } = await askedOf(props);
    if (subject === null) return notFoundMetadata(rest.locale);
    const asked = { ...rest, subject };
    return pageMetadata(rest.locale, await page.head(asked, () => resultsOf(asked)));
  });

  const Page = available(async (props: Props) => {
    const { subject, ...rest } = await askedOf(props);
    const { locale, params } = rest;
    if (subject === null) return notFoundPage(locale);
    const asked = { ...rest, subject };
    const instead = page.instead?.(asked);
    if (instead !== undefined) return instead;
    const scope = page.scope(asked);
    const unknownPlace = page.withoutForm ? null : await settleFormQuery(locale, scope.path, params);
    const [results, beside] = await Promise.all([resultsOf(asked), page.beside(asked, page.search(asked))]);
    const nearest = aroundTheWords(scope, params, results);
    if (nearest !== null) redirect(scopedHref(locale, scope, nearest));
    const shown: ResultsViewProps = {
      ...results,
      locale,
      scope,
      priceConflict: page.withoutForm ? null : priceConflictOf(params),
      ...page.words(asked, { results, beside, unknownPlace }),
    };
    return <ResultsView {...shown} />;
  }, ResultsFailure);

  return { generateMetadata, Page };
}
