import type { Card } from "@/app/media/og/_card/card";
import { priceWords } from "@/components/listings/price";
import { articleIn, type findArticle } from "@/lib/content/articles/articles";
import { categoryName, categoryTeaser, subcategoryName } from "@/lib/content/categories";
import { cityName, cityOf } from "@/lib/content/cities";
import { translator } from "@/lib/content/messages";
import { type State, stateName, stateOfCode } from "@/lib/content/states";
import type { Category, Subcategory } from "@/lib/schemas/category";
import type { Company } from "@/lib/schemas/company";
import type { Listing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";
import { mediaAtWidth } from "@/lib/shared/media";

type City = Parameters<typeof cityName>[0] & { readonly slug: string };
type Article = NonNullable<ReturnType<typeof findArticle>>;

/** The card of every page without one of its own. */
export function siteCard(locale: Locale): Card {
  const t = translator(locale);
  return {
    kind: "site",
    key: "site",
    art: { kind: "mark" },
    title: t("seo.card.site"),
    note: t("seo.card.siteNote"),
  };
}

/** A listing: its picture or its category's, its price, where it is and whose it is. */
export function listingCard(listing: Listing, locale: Locale): Card {
  const t = translator(locale);
  const { category, subcategory, images, stateCode, source, provider } = listing;
  const state = stateCode === null ? undefined : stateOfCode(stateCode);
  const place = [cityOf(listing, locale), state && stateName(state, locale)].filter(Boolean).join(", ");
  const [photo] = images;
  return {
    kind: "listing",
    key: listing.id,
    art: { kind: "category", slug: category.slug, name: category.name },
    ...(photo && { photoKey: mediaAtWidth(photo.url, 1280).replace(/^.*\//, "") }),
    eyebrow: subcategory
      ? subcategoryName(category.slug, subcategory, locale)
      : categoryName(category, locale),
    title: listing.name,
    strong: priceWords(listing, t, t("listing.onRequest")),
    note: [place, source === null ? provider.providerProfile.companyName : t("listing.source", { source })]
      .filter(Boolean)
      .join(" · "),
  };
}

/** A category, or one of its subcategories. */
export function categoryCard(category: Category, subcategory: Subcategory | null, locale: Locale): Card {
  const t = translator(locale);
  const name = categoryName(category, locale);
  const teaser = categoryTeaser(category.slug, locale);
  return {
    kind: "category",
    key: subcategory ? `${category.slug}--${subcategory.slug}` : category.slug,
    art: { kind: "category", slug: category.slug, name: category.name },
    eyebrow: subcategory ? name : t("seo.card.service"),
    title: subcategory ? subcategoryName(category.slug, subcategory, locale) : name,
    ...(!subcategory && teaser !== undefined && { note: teaser }),
  };
}

/** A category in a city. */
export function cityCard(city: City, category: Category, locale: Locale): Card {
  const t = translator(locale);
  const state = stateOfCode(city.stateCode);
  return {
    kind: "city",
    key: `${city.slug}--${category.slug}`,
    art: { kind: "category", slug: category.slug, name: category.name },
    eyebrow: t("seo.card.service"),
    title: t("seo.card.inCity", { category: categoryName(category, locale), city: cityName(city, locale) }),
    ...(state && { note: stateName(state, locale) }),
  };
}

/** A state or union territory. */
export function stateCard(state: State, locale: Locale): Card {
  const t = translator(locale);
  return {
    kind: "state",
    key: state.slug,
    art: { kind: "state", code: state.code },
    eyebrow: t("seo.card.service"),
    title: stateName(state, locale),
    note: t("seo.card.nearestFirst"),
  };
}

/** A company; how many listings it has stays off the card, which would be another one at each of them. */
export function companyCard({ id, companyName, companyType, source }: Company, locale: Locale): Card {
  const t = translator(locale);
  return {
    kind: "company",
    key: id,
    art: { kind: "company", name: companyName },
    ...(companyType !== null && { eyebrow: t(`companyTypes.${companyType}`) }),
    title: source === null ? companyName : t("listing.source", { source }),
    note: t("seo.card.siteNote"),
  };
}

/** An article of the blog. */
export function articleCard(article: Article, locale: Locale): Card {
  const { id, title, category, readTime, image } = articleIn(article, locale);
  const t = translator(locale);
  return {
    kind: "article",
    key: id,
    art: { kind: "article", image },
    eyebrow: t(`blog.category.${category}`),
    title,
    note: t("seo.card.readTime", { minutes: readTime }),
  };
}
