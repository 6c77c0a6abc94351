import { EmptyArt } from "@/components/art/empty-art";
import { cleared, withoutKeys } from "@/components/search/active-filters";
import type { SearchScope } from "@/components/search/search-scope";
import { SearchLink } from "@/components/search/search-link";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import type { Translator } from "@/lib/content/messages";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { MAX_RADIUS_KM } from "@/lib/shared/limits";

type Props = {
  t: Translator;
  scope: SearchScope;
  search: ListingSearch;
  /** Above 0 when only this page is empty: it lies behind the last one. */
  total: number;
  hasFilters: boolean;
  href: (to: ListingSearch) => string;
};

/** Nothing found, with the ways out that this search has (spec.md section 2, look.md): a wider circle, fewer filters. */
export function NoResults({ t, scope, search, total, hasFilters, href }: Props) {
  const ways: { label: string; to: ListingSearch }[] = [];
  if (total > 0) ways.push({ label: t("results.firstPage"), to: { ...search, page: 1 } });
  else if (search.radiusKm !== undefined) {
    const radiusKm = Math.min(MAX_RADIUS_KM, Math.ceil(search.radiusKm) * 2);
    ways.push(
      search.radiusKm < MAX_RADIUS_KM
        ? { label: t("results.widen", { km: radiusKm }), to: { ...search, radiusKm, page: 1 } }
        : { label: t("results.allIndia"), to: withoutKeys(search, ["radiusKm"]) },
    );
  }
  if (hasFilters) ways.push({ label: t("results.clearFilters"), to: cleared(search, scope.omit) });
  else if (search.q !== undefined)
    ways.push({ label: t("results.clearSearch"), to: withoutKeys(search, ["q"]) });
  return (
    <Empty
      art={<EmptyArt />}
      title={t("results.empty")}
      text={t("results.emptyHint")}
      actions={ways.map(({ label, to }, index) => (
        <SearchLink
          key={label}
          href={href(to)}
          className={buttonClass({ variant: index === 0 ? "primary" : "line" })}
        >
          {label}
        </SearchLink>
      ))}
    />
  );
}
