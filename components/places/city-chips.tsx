import { pillClass } from "@/components/ui/chip";
import { PageLink } from "@/components/ui/page-link";
import { cityName } from "@/lib/content/cities";
import { translator } from "@/lib/content/messages";
import { around, readSearch, writeSearch } from "@/lib/schemas/listing-search";
import type { LatLng } from "@/lib/shared/geo";
import { DEFAULT_RADIUS_KM } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";
import { numberFormat } from "@/lib/shared/number-format";

type Props = {
  locale: Locale;
  label: string;
  cities: readonly { slug: string; name: string; stateCode: string; listings: number; point: LatLng }[];
};

const near = ({ lat, lng }: LatLng): string =>
  `/services?${writeSearch({ ...readSearch({}), ...around(lat, lng), sort: "distance_asc" })}`;

/**
 * Cities, each a search around it, with the number that this finds; one row to scroll on a phone. The row says how far
 * around: beside the total of a state, the numbers of neighbours that share listings would not add up.
 */
export function CityChips({ locale, label, cities }: Props) {
  if (cities.length === 0) return null;
  const t = translator(locale);
  const number = numberFormat(locale);
  return (
    // relative: what is there for screen readers alone is placed within the row, and not beside the page.
    <nav
      aria-label={label}
      className="relative -mx-(--gutter) mt-2 flex items-center gap-3 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:items-baseline lg:px-0"
    >
      <p className="shrink-0 text-sm text-ink-3">{t("locationPage.within", { km: DEFAULT_RADIUS_KM })}</p>
      <ul className="flex gap-2 lg:flex-wrap">
        {cities.map(({ listings, point, ...city }) => (
          <li key={city.slug} className="shrink-0">
            <PageLink href={localePath(locale, near(point))} className={pillClass}>
              {cityName(city, locale)}
              <span aria-hidden className="text-ink-3 tabular-nums">
                {number.format(listings)}
              </span>
              <span className="sr-only">{t("cityPage.listings", { count: listings })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
