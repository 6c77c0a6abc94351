import type { Card, CardKind } from "@/app/media/og/_card/card";
import {
  articleCard,
  categoryCard,
  cityCard,
  companyCard,
  listingCard,
  siteCard,
  stateCard,
} from "@/app/media/og/_card/cards";
import { findArticle } from "@/lib/content/articles/articles";
import { states } from "@/lib/content/states";
import { findCategory, findSubcategoryOf } from "@/lib/domain/catalog/find-category";
import { getCompany } from "@/lib/domain/listings/get-company";
import { getListing } from "@/lib/domain/listings/get-listing";
import { landingFacts } from "@/lib/domain/listings/landing/landing-facts";
import { findCity } from "@/lib/domain/places/find-city";
import { notFound } from "@/lib/shared/errors";
import { isId } from "@/lib/shared/id";
import { LANDING_PAGE_MIN_LISTINGS } from "@/lib/shared/limits";
import type { Locale } from "@/lib/shared/locale";

/**
 * The card of a thing as it is now; null where there is no such thing.
 * @throws AppError NOT_FOUND and GONE for what visitors may not see
 */
const FIND: Readonly<Record<CardKind, (key: string, locale: Locale) => Promise<Card | null>>> = {
  site: async (key, locale) => (key === "site" ? siteCard(locale) : null),
  listing: async (key, locale) => (isId(key) ? listingCard(await getListing(null, key), locale) : null),
  company: async (key, locale) => (isId(key) ? companyCard(await getCompany(key), locale) : null),
  async category(key, locale) {
    const [slug = "", sub] = key.split("--", 2);
    if (sub !== undefined) {
      const found = await findSubcategoryOf(slug, sub);
      return found && categoryCard(found.category, found.subcategory, locale);
    }
    const category = await findCategory(slug);
    return category && categoryCard(category, null, locale);
  },
  async city(key, locale) {
    const [citySlug = "", categorySlug = ""] = key.split("--", 2);
    const [city, category] = await Promise.all([findCity(citySlug), findCategory(categorySlug)]);
    if (city === null || category === null) return null;
    const { listings } = await landingFacts(category.id, city.slug);
    return listings < LANDING_PAGE_MIN_LISTINGS ? null : cityCard(city, category, locale);
  },
  async state(key, locale) {
    const state = states.find(({ slug }) => slug === key);
    return state ? stateCard(state, locale) : null;
  },
  async article(key, locale) {
    const article = findArticle(key);
    return article ? articleCard(article, locale) : null;
  },
};

/** @throws AppError NOT_FOUND or GONE when there is no such thing, or visitors may not see it */
export async function findCard(kind: CardKind, key: string, locale: Locale): Promise<Card> {
  const card = await FIND[kind](key, locale);
  if (card === null) throw notFound();
  return card;
}
