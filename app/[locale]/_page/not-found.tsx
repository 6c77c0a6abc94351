import type { Metadata } from "next";
import { NotFoundView } from "@/components/layout/not-found-view";
import { translator } from "@/lib/content/messages";
import { answerNotFound } from "@/lib/http/page-status";
import type { Locale } from "@/lib/shared/locale";

/** What `generateMetadata` returns for a thing that is not there. */
export const notFoundMetadata = (locale: Locale): Metadata => ({
  title: translator(locale)("notFound.title"),
  robots: { index: false, follow: false },
});

/**
 * What a page returns for a thing that is not there: status 404 and a whole page, also without JavaScript.
 * `if (listing === null) return notFoundPage(locale);`, above any Suspense.
 */
export function notFoundPage(locale: Locale) {
  answerNotFound();
  return <NotFoundView locale={locale} t={translator(locale)} />;
}
