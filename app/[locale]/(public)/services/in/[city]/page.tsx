import { redirect } from "next/navigation";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { nearCity } from "@/app/[locale]/(public)/services/in/[city]/_page/near-city";
import { scopedHref, SERVICES } from "@/components/search/search-scope";
import { findCity } from "@/lib/domain/places/find-city";

type Props = { params: Promise<{ locale: string; city: string }> };

export const generateMetadata = availableMetadata(async (props: Props) =>
  notFoundMetadata(await pageLocale(props)),
);

/** No page of its own: a city without a category leads to the search around it (docs/product/pages.md#addresses). */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const city = await findCity((await props.params).city.toLowerCase());
  return city === null ? notFoundPage(locale) : redirect(scopedHref(locale, SERVICES, nearCity(city)));
});
