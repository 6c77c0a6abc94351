import type { ReactNode } from "react";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { SiteFooter } from "@/app/[locale]/_page/site-footer";
import { guestOnly } from "@/lib/auth/page-guards";
import type { Locale } from "@/lib/shared/locale";

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = LocaleParams & { searchParams: Promise<Query> };

/**
 * A page for those who are not signed in; others are sent to where they are at home
 * (docs/product/pages.md#who-may-see-what). When the
 * database is away it is still a whole page. @param footer hidden where the path begins with /provider
 */
export function guestPage(
  page: (locale: Locale, query: Query) => ReactNode,
  { footer = true }: { footer?: boolean } = {},
) {
  const inner = available(async (props: Props) => {
    const locale = await pageLocale(props);
    await guestOnly(locale);
    return page(locale, await props.searchParams);
  });
  return async function GuestPage(props: Props) {
    // Awaited here, so that a redirect comes before anything is sent.
    const content = await inner(props);
    return (
      <>
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          {content}
        </main>
        {footer ? <SiteFooter locale={await pageLocale(props)} /> : null}
      </>
    );
  };
}
