import { carouselLabels } from "@/app/[locale]/(public)/_components/carousel-labels";
import { StateCard } from "@/components/places/state-card";
import { Carousel, CarouselSlide } from "@/components/ui/carousel";
import { SectionHead } from "@/components/ui/section-head";
import { translator } from "@/lib/content/messages";
import { homeCarouselStates, inOrder } from "@/lib/content/states";
import { CATEGORY_SLIDE_MS } from "@/lib/shared/limits";
import type { Locale } from "@/lib/shared/locale";

/** The 28 states and Delhi in a row (docs/product/pages.md#home, docs/product/texts-and-limits.md#numbers). */
export function HomeStates({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <Carousel
      labelledBy="browse-states"
      head={<SectionHead id="browse-states" title={t("home.byState")} text={t("home.byStateText")} />}
      labels={carouselLabels(t, t("home.byState"))}
      intervalMs={CATEGORY_SLIDE_MS}
    >
      {inOrder(homeCarouselStates, locale).map((state) => (
        <CarouselSlide key={state.code} className="w-[58%] sm:w-1/3 lg:w-1/5">
          <StateCard state={state} locale={locale} />
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
