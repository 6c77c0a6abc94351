import { ArticleCard } from "@/components/blog/article-card";
import { buttonClass } from "@/components/ui/button";
import { Carousel, CarouselSlide } from "@/components/ui/carousel";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { SectionHead } from "@/components/ui/section-head";
import { articles } from "@/lib/content/articles/articles";
import { translator } from "@/lib/content/messages";
import { BLOG_SLIDE_MS } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

/** The articles in a row, the newest first (docs/product/pages.md#articles, docs/product/texts-and-limits.md#numbers). */
export function BlogCarousel({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const what = t("blog.heading");
  return (
    <>
      <Carousel
        labelledBy="from-the-blog"
        head={<SectionHead id="from-the-blog" title={what} text={t("blog.homeText")} />}
        labels={{
          roleDescription: t("home.carousel"),
          previous: t("home.previous", { what }),
          next: t("home.next", { what }),
          pause: t("home.pause", { what }),
          play: t("home.play", { what }),
        }}
        intervalMs={BLOG_SLIDE_MS}
      >
        {articles.map((article) => (
          <CarouselSlide key={article.id} className="w-[66%] sm:w-1/2 lg:w-1/3">
            <ArticleCard article={article} locale={locale} />
          </CarouselSlide>
        ))}
      </Carousel>
      <p className="mt-1 text-center sm:mt-5">
        <PageLink href={localePath(locale, "/blogs")} className={buttonClass({ variant: "quiet" })}>
          {t("blog.all")}
          <Icon name="chevron-right" className="size-4" />
        </PageLink>
      </p>
    </>
  );
}
