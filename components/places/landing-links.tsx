import { LinkList } from "@/components/places/link-list";
import { categoryName } from "@/lib/content/categories";
import { cityName } from "@/lib/content/cities";
import { translator } from "@/lib/content/messages";
import { stateOfCode } from "@/lib/content/states";
import type { Locale } from "@/lib/shared/locale";
import { numberFormat } from "@/lib/shared/number-format";

type CityWithPage = { slug: string; name: string; stateCode: string; listings: number };
type CategoryWithPage = { id: string; slug: string; name: string; listings: number };

/** The address of the page of a category in a city, in English. */
export const landingPath = (city: { slug: string }, category: { slug: string }): string =>
  `/services/in/${city.slug}/${category.slug}`;

/** 'Pune, Maharashtra'; a city that is called as its state stands alone. */
export function cityWithState(city: { name: string; stateCode: string }, locale: Locale): string {
  const state = stateOfCode(city.stateCode);
  if (state === undefined || state.name === city.name) return cityName(city, locale);
  return translator(locale)("cityPage.placeInState", {
    city: cityName(city, locale),
    state: locale === "hi" ? state.nameHi : state.name,
  });
}

const counted = (locale: Locale, count: number) => ({
  count: numberFormat(locale).format(count),
  countLabel: translator(locale)("cityPage.listings", { count }),
});

type CitiesProps = {
  locale: Locale;
  title: string;
  category: { slug: string };
  cities: readonly CityWithPage[];
};

/** A category's pages by city; where two cities have one name, each is told with its state. */
export function CityLinks({ locale, title, category, cities }: CitiesProps) {
  const times = new Map<string, number>();
  for (const { name } of cities) times.set(name, (times.get(name) ?? 0) + 1);
  return (
    <LinkList
      id="cities"
      title={title}
      locale={locale}
      items={cities.map((city) => {
        const label = (times.get(city.name) ?? 0) > 1 ? cityWithState(city, locale) : cityName(city, locale);
        return {
          key: city.slug,
          path: landingPath(city, category),
          label,
          ...counted(locale, city.listings),
        };
      })}
    />
  );
}

type CategoriesProps = {
  locale: Locale;
  title: string;
  city: { slug: string };
  categories: readonly CategoryWithPage[];
};

/** A city's pages by category. */
export const CategoryLinks = ({ locale, title, city, categories }: CategoriesProps) => (
  <LinkList
    id="categories-here"
    title={title}
    locale={locale}
    items={categories.map((category) => {
      const label = categoryName(category, locale);
      return {
        key: category.id,
        path: landingPath(city, category),
        label,
        ...counted(locale, category.listings),
      };
    })}
  />
);

type StateCitiesProps = {
  locale: Locale;
  title: string;
  cities: readonly (Omit<CityWithPage, "listings"> & { category: Omit<CategoryWithPage, "id"> })[];
};

/** The cities of a state, each by the page of the category it has most of. */
export const StateCityLinks = ({ locale, title, cities }: StateCitiesProps) => (
  <LinkList
    id="cities"
    title={title}
    locale={locale}
    items={cities.map((city) => {
      const label = landingName(city, locale);
      return {
        key: city.slug,
        path: landingPath(city, city.category),
        label,
        ...counted(locale, city.category.listings),
      };
    })}
  />
);

/** 'Packaging in Pune'. */
export const landingName = (
  city: { name: string; stateCode: string; category: { name: string } },
  locale: Locale,
): string =>
  translator(locale)("cityPage.heading", {
    category: categoryName(city.category, locale),
    city: cityName(city, locale),
  });
