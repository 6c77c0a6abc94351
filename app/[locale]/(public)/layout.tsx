import type { Metadata } from "next";
import type { ReactNode } from "react";
import { categoriesOrNull } from "@/app/[locale]/_page/categories-or-null";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { siteOrigin } from "@/lib/http/site-origin";
import { isLocale } from "@/lib/shared/locale";

/** What these pages show is read when they are asked for; the build has no database. */
export const dynamic = "force-dynamic";

export const generateMetadata = (): Metadata => ({
  metadataBase: siteOrigin(),
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  icons: { icon: "/icon.svg" },
});

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Bar, main and footer of the public pages. Never refuses: pages without a database have their own words. */
export default async function PublicLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) return null;
  const categories = await categoriesOrNull();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={translator(locale)("nav.skipToContent")} />
      <Header locale={locale} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer locale={locale} categories={categories ?? []} />
    </div>
  );
}
