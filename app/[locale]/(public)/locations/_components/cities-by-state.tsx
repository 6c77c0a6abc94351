import { landingName, landingPath } from "@/components/places/landing-links";
import { PageLink } from "@/components/ui/page-link";
import { inOrder, stateName, states } from "@/lib/content/states";
import type { StateCity } from "@/lib/domain/listings/landing/cities-of-states";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { locale: Locale; cities: readonly StateCity[] };

/** The largest cities of each state that has some, each by the page of the category it has most of. */
export const CitiesByState = ({ locale, cities }: Props) => (
  <div className="mt-4 gap-x-8 sm:columns-2 lg:columns-3 xl:columns-4">
    {inOrder(states, locale).map((state) => {
      const own = cities.filter(({ stateCode }) => stateCode === state.code);
      if (own.length === 0) return null;
      const id = `cities-${state.code}`;
      return (
        <div key={state.code} className="mb-5 break-inside-avoid">
          <h3 id={id} className="text-sm font-semibold">
            {stateName(state, locale)}
          </h3>
          <ul aria-labelledby={id}>
            {own.map((city) => (
              <li key={city.slug}>
                <PageLink
                  href={localePath(locale, landingPath(city, city.category))}
                  className="flex min-h-touch items-center text-sm wrap-anywhere text-action hover:underline"
                >
                  {landingName(city, locale)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);
