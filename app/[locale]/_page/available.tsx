import type { Metadata } from "next";
import type { ReactNode } from "react";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { UnavailableView } from "@/components/layout/unavailable-view";
import { translator } from "@/lib/content/messages";
import { answerFailure } from "@/lib/http/page-status";
import type { Locale } from "@/lib/shared/locale";

/**
 * A page that reads: `export default available(async ({ params }) => …)`. When it fails it is still a whole page with
 * words for people, also without JavaScript: 503 while the database is away, else 500.
 * @param Failed what is shown then
 */
export const available =
  <Props extends LocaleParams>(
    page: (props: Props) => Promise<ReactNode>,
    Failed: (props: { locale: Locale }) => ReactNode = UnavailableView,
  ) =>
  async (props: Props): Promise<ReactNode> => {
    try {
      return await page(props);
    } catch (error) {
      answerFailure(error);
      return <Failed locale={await pageLocale(props)} />;
    }
  };

/** The same for the page's `generateMetadata`: a failed page has a title and is not indexed. */
export const availableMetadata =
  <Props extends LocaleParams>(metadata: (props: Props) => Promise<Metadata>) =>
  async (props: Props): Promise<Metadata> => {
    try {
      return await metadata(props);
    } catch (error) {
      answerFailure(error);
      return { title: translator(await pageLocale(props))("errors.failedTitle"), robots: { index: false } };
    }
  };
