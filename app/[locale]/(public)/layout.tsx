import type { Metadata } from "next";
import type { ReactNode } from "react";
import { categoriesOrNull } from "@/app/[locale]/_page/categories-once";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { siteMetadata } from "@/app/[locale]/_page/site-metadata";
import { ActivityReporter } from "@/components/layout/activity-reporter";
import { EarlyPress } from "@/components/layout/early-press";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { VitalsReporter } from "@/components/layout/vitals-reporter";
import { Messages } from "@/components/messages/messages";
import { Shortlist } from "@/components/shortlist/shortlist";
import { translator } from "@/lib/content/messages";
import { isLocale, localePath } from "@/lib/shared/locale";

/** Rendered for each request: the front server keeps the answers (docs/decisions/012). */
export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> =>
  siteMetadata(await pageLocale(props));

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
      {/* Before the footer: what was kept is a few steps from the results, by the keyboard too. */}
      <Messages locale={locale} of={["shortlist"]}>
        <Shortlist comparePath={localePath(locale, "/compare")} />
      </Messages>
      <Footer locale={locale} categories={categories ?? []} />
      <EarlyPress />
      <VitalsReporter />
      <ActivityReporter />
    </div>
  );
}
