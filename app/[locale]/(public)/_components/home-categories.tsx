import { carouselLabels } from "@/app/[locale]/(public)/_components/carousel-labels";
import { LoadAgain } from "@/app/[locale]/(public)/_components/load-again";
import { ShowMore } from "@/app/[locale]/(public)/_components/show-more";
import { CategoryCard } from "@/components/catalog/category-card";
import { Alert } from "@/components/ui/alert";
import { Carousel, CarouselSlide } from "@/components/ui/carousel";
import { SectionHead } from "@/components/ui/section-head";
import { translator } from "@/lib/content/messages";
import type { Category } from "@/lib/schemas/category";
import {
  CATEGORY_SLIDE_MS,
  HOME_CATEGORIES_AT_FIRST,
  HOME_CATEGORIES_PER_SHOW_MORE,
} from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { locale: Locale; categories: readonly Category[] | null };

/**
 * The category carousel and the 'All Categories' grid (docs/product/pages.md#home,
 * docs/product/texts-and-limits.md#numbers).
 */
export function HomeCategories({ locale, categories }: Props) {
  const t = translator(locale);
  const href = ({ id }: Category) => localePath(locale, `/services?categoryIds=${id}`);
  const all = (
    <SectionHead id="all-categories" title={t("home.allCategories")} text={t("home.allCategoriesText")} />
  );

  if (categories === null || categories.length === 0) {
    return (
      <section aria-labelledby="all-categories" className="home-part">
        <div className="home-head">{all}</div>
        {categories === null ? (
          <Alert
            action={
              <LoadAgain
                href={localePath(locale, "/")}
                label={t("home.retry")}
                busyLabel={t("home.loadingCategories")}
              />
            }
          >
            {t("home.categoriesFailed")}
          </Alert>
        ) : (
          <p className="text-ink-2">{t("home.noCategories")}</p>
        )}
      </section>
    );
  }
  return (
    <>
      <div className="home-part">
        <Carousel
          labelledBy="browse-categories"
          head={
            <SectionHead
              id="browse-categories"
              title={t("home.byCategory")}
              text={t("home.byCategoryText")}
            />
          }
          labels={carouselLabels(t, t("home.byCategory"))}
          intervalMs={CATEGORY_SLIDE_MS}
        >
          {categories.map((category) => (
            <CarouselSlide key={category.id} className="w-[36%] sm:w-1/4 md:w-1/5 lg:w-1/7">
              <CategoryCard category={category} locale={locale} href={href(category)} teaser={false} />
            </CarouselSlide>
          ))}
        </Carousel>
      </div>
      <section aria-labelledby="all-categories" className="home-part">
        <div className="home-head">{all}</div>
        <ShowMore
          initial={HOME_CATEGORIES_AT_FIRST}
          step={HOME_CATEGORIES_PER_SHOW_MORE}
          label={t("home.showMore")}
          href={localePath(locale, "/categories")}
          className="category-grid"
        >
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} locale={locale} href={href(category)} />
            </li>
          ))}
        </ShowMore>
      </section>
    </>
  );
}
