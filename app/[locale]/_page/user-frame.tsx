import type { ReactNode } from "react";
import { SiteFooter } from "@/app/[locale]/_page/site-footer";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { currentPageUser } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { nullWhenDatabaseAway } from "@/lib/http/page-status";
import type { Locale } from "@/lib/shared/locale";

type Props = { locale: Locale; footer?: boolean; children: ReactNode };

/** Bar, main and footer of pages for anyone where the server says who is signed in, so without an inline script. */
export async function UserFrame({ locale, footer = true, children }: Props) {
  const user = await nullWhenDatabaseAway(currentPageUser);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={translator(locale)("nav.skipToContent")} />
      <Header locale={locale} role={user?.role ?? null} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {footer ? <SiteFooter locale={locale} /> : null}
    </div>
  );
}
