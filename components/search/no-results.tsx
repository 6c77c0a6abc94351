import { EmptyArt } from "@/components/art/empty-art";
import { cleared, shortPlace, withoutKeys } from "@/components/search/active-filters";
import { scopedHref, type SearchScope, SERVICES } from "@/components/search/search-scope";
import { NoSuchPage } from "@/components/search/no-such-page";
import { SearchLink } from "@/components/search/search-link";
import { nearestText } from "@/components/search/understood";
import { buttonClass } from "@/components/ui/button";
import { pillClass } from "@/components/ui/chip";
import { Empty } from "@/components/ui/empty";
import { PageLink } from "@/components/ui/page-link";
import { categoryName } from "@/lib/content/categories";
import type { Translator } from "@/lib/content/messages";
import type { Category } from "@/lib/schemas/category";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { type Locale, localePath } from "@/lib/shared/locale";
import { MAX_RADIUS_KM } from "@/lib/shared/limits";

type Props = {
  t: Translator;
  locale: Locale;
  scope: SearchScope;
  search: ListingSearch;
  /** Above 0 when only this page is empty: there is none of its number. */
  total: number;
  /** The name of the place that was chosen. */
  placeLabel?: string | null;
  /** What stands below, further away, and how far the nearest of it is, km; null: nothing does. */
  beyond?: { readonly nearestKm: number | null } | null;
  /** The search in all categories, and how many it finds; null: none is chosen, or it finds nothing. */
  unfiled?: { readonly search: ListingSearch; readonly total: number } | null;
  /** Others than the place. */
  hasFilters: boolean;
  /** In the order of the lists. */
  categories: readonly Category[];
  href: (to: ListingSearch) => string;
};

/** Categories offered to somebody whose words found nothing at all. */
const IDEAS = 6;

/** The next radius that reaches so far, km: doubled until it does; null: there is none. */
function wider(radiusKm: number, reachKm: number): number | null {
  if (radiusKm >= MAX_RADIUS_KM || reachKm > MAX_RADIUS_KM) return null;
  let next = radiusKm;
  do next = Math.min(MAX_RADIUS_KM, Math.ceil(next) * 2);
  while (next < reachKm);
  return next;
}

/** What of a search is its place, which no way out of its filters drops. */
const PLACE = ["lat", "lng", "radiusKm", "inState"] as const;

/**
 * Nothing found, with the ways out that this search has (docs/product/pages.md#results): a wider circle, all categories,
 * fewer filters, and one that leads away from here. Where some is further away, which follows, it is no more than said.
 */
export function NoResults({
  t,
  locale,
  scope,
  search,
  total,
  placeLabel = null,
  beyond = null,
  unfiled = null,
  hasFilters,
  categories,
  href,
}: Props) {
  if (total > 0) return <NoSuchPage t={t} search={search} total={total} href={href} />;
  const ways: { label: string; href: string }[] = [];
  const lead = (label: string, to: string) => {
    if (!ways.some((way) => way.href === to)) ways.push({ label, href: to });
  };
  const add = (label: string, to: ListingSearch) => lead(label, href(to));
  const { q } = search;
  const isAllServices = scope.path === "/services" && !hasFilters && q === undefined;
  if (search.radiusKm !== undefined && beyond?.nearestKm) {
    const radiusKm = wider(search.radiusKm, beyond.nearestKm);
    if (radiusKm !== null) add(t("results.widen", { km: radiusKm }), { ...search, radiusKm, page: 1 });
  }
  if (unfiled !== null) {
    const { search: all, total: count } = unfiled;
    lead(
      t("results.allCategories", { count }),
      scopedHref(locale, scope.omit.includes("categoryIds") ? SERVICES : scope, all),
    );
  }
  const buttons = () =>
    ways.map(({ label, href: to }, index) => (
      <SearchLink key={to} href={to} className={buttonClass({ variant: index === 0 ? "primary" : "line" })}>
        {label}
      </SearchLink>
    ));
  if (beyond !== null && placeLabel !== null) {
    const place = shortPlace(placeLabel);
    const { radiusKm: km } = search;
    return (
      <div className="mt-2">
        <h2 className="font-semibold">{t("results.empty")}</h2>
        <p className="text-sm text-ink-2">
          {km === undefined
            ? t("understood.nothingIn", { place })
            : t("understood.nothingWithin", { km, place })}{" "}
          {beyond.nearestKm === null ? null : nearestText(t, { km: beyond.nearestKm, count: 1 })}
        </p>
        {ways.length === 0 ? null : <div className="mt-3 flex flex-wrap gap-2">{buttons()}</div>}
      </div>
    );
  }
  if (hasFilters) add(t("results.clearFilters"), cleared(search, [...scope.omit, ...PLACE]));
  else if (q !== undefined && scope.path !== "/services")
    add(t("results.withoutWords", { q }), withoutKeys(search, ["q"]));
  if (!isAllServices) lead(t("results.clearSearch"), localePath(locale, "/services"));
  else lead(t("nav.categories"), localePath(locale, "/categories"));
  const isNarrow = hasFilters || unfiled !== null;
  const advice = isNarrow ? "results.emptyFilters" : "results.emptyWords";
  const said = [t("results.emptyHint"), ...(q === undefined ? [] : [t(advice)])].map((sentence) => (
    <span key={sentence} className="block">
      {sentence}
    </span>
  ));
  return (
    <Empty art={<EmptyArt />} title={t("results.empty")} text={said} actions={buttons()}>
      {q === undefined || isNarrow || categories.length === 0 ? null : (
        <nav aria-label={t("results.emptyIdeas")} className="mt-8">
          <p className="text-sm text-ink-2">{t("results.emptyIdeas")}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-2">
            {categories.slice(0, IDEAS).map((category) => (
              <li key={category.id}>
                <PageLink
                  href={localePath(locale, `/services/category/${category.slug}`)}
                  className={pillClass}
                >
                  {categoryName(category, locale)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Empty>
  );
}
