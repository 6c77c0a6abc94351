import type { ReactNode } from "react";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { ResultsFailure } from "@/components/search/results-failure";
import { answerFailure } from "@/lib/http/page-status";

/** `available` for pages of results: a search that failed says so in the stated words (docs/product/texts-and-limits.md#sentences). */
export const availableResults =
  <Props extends LocaleParams>(page: (props: Props) => Promise<ReactNode>) =>
  async (props: Props): Promise<ReactNode> => {
    try {
      return await page(props);
    } catch (error) {
      answerFailure(error);
      return <ResultsFailure locale={await pageLocale(props)} />;
    }
  };
