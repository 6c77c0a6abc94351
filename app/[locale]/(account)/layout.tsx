import type { ReactNode } from "react";
import { areaMetadata } from "@/app/[locale]/_page/area-metadata";
import { SiteFooter } from "@/app/[locale]/_page/site-footer";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { currentPageUser } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { nullWhenDatabaseAway } from "@/lib/http/page-status";
import { isLocale } from "@/lib/shared/locale";

export const dynamic = "force-dynamic";

export const generateMetadata = areaMetadata;

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Bar and footer of the pages about one's own account and of unknown addresses: some are for visitors as well. */
export default async function AccountLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) return null;
  const user = await nullWhenDatabaseAway(currentPageUser);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={translator(locale)("nav.skipToContent")} />
      <Header locale={locale} role={user?.role ?? null} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <SiteFooter locale={locale} />
    </div>
  );
}
