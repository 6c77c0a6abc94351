import Link from "next/link";
import { EmptyArt } from "@/components/art/empty-art";
import { cleared, shortPlace, withoutKeys } from "@/components/search/active-filters";
import type { SearchScope } from "@/components/search/search-scope";
import { NoSuchPage } from "@/components/search/no-such-page";
import { SearchLink } from "@/components/search/search-link";
import { buttonClass } from "@/components/ui/button";
import { pillClass } from "@/components/ui/chip";
import { Empty } from "@/components/ui/empty";
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

const nothingThere = (t: Translator, { radiusKm }: ListingSearch, placeLabel: string): string => {
  const place = shortPlace(placeLabel);
  return radiusKm === undefined
    ? t("understood.nothingIn", { place })
    : t("understood.nothingWithin", { km: radiusKm, place });
};

/**
 * Nothing found, with the ways out that this search has (docs/product/pages.md#results): a wider circle, fewer filters,
 * and
 * always one that leads away from here.
 */
export function NoResults({
  t,
  locale,
  scope,
  search,
  total,
  placeLabel = null,
  beyond = null,
  hasFilters,
  categories,
  href,
}: Props) {
  if (total > 0) return <NoSuchPage t={t} search={search} total={total} href={href} />;
  const ways: { label: string; href: string }[] = [];
  const add = (label: string, to: ListingSearch) => ways.push({ label, href: href(to) });
  const { q } = search;
  const isAllServices = scope.path === "/services" && !hasFilters && q === undefined;
  if (search.radiusKm !== undefined && beyond?.nearestKm) {
    const radiusKm = wider(search.radiusKm, beyond.nearestKm);
    if (radiusKm !== null) add(t("results.widen", { km: radiusKm }), { ...search, radiusKm, page: 1 });
  }
  if (hasFilters) add(t("results.clearFilters"), cleared(search, scope.omit));
  else if (q !== undefined && scope.path !== "/services")
    add(t("results.withoutWords", { q }), withoutKeys(search, ["q"]));
  if (!isAllServices) ways.push({ label: t("results.clearSearch"), href: localePath(locale, "/services") });
  else ways.push({ label: t("nav.categories"), href: localePath(locale, "/categories") });
  const hint =
    q === undefined ? "results.emptyHint" : hasFilters ? "results.emptyFilters" : "results.emptyWords";
  return (
    <Empty
      art={beyond === null ? <EmptyArt /> : undefined}
      title={t("results.empty")}
      text={beyond !== null && placeLabel !== null ? nothingThere(t, search, placeLabel) : t(hint)}
      actions={ways.map(({ label, href: to }, index) => (
        <SearchLink
          key={label}
          href={to}
          className={buttonClass({ variant: index === 0 ? "primary" : "line" })}
        >
          {label}
        </SearchLink>
      ))}
    >
      {q === undefined || hasFilters || beyond !== null || categories.length === 0 ? null : (
        <nav aria-label={t("results.emptyIdeas")} className="mt-8">
          <p className="text-sm text-ink-2">{t("results.emptyIdeas")}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-2">
            {categories.slice(0, IDEAS).map((category) => (
              <li key={category.id}>
                <Link
                  href={localePath(locale, `/services/category/${category.slug}`)}
                  prefetch={false}
                  className={pillClass}
                >
                  {categoryName(category, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Empty>
  );
}
