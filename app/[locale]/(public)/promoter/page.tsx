import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { Messages } from "@/components/messages/messages";
import { PromoterForm } from "@/components/promoter/promoter-form";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return pageMetadata(locale, {
    path: "/promoter",
    title: t("promoter.title"),
    description: t("promoter.metaDescription", { site: SITE_NAME }),
    indexed: false,
  });
}

const LINES = [
  { key: "stays", icon: "monitor-smartphone" },
  { key: "notYet", icon: "circle-off" },
  { key: "beware", icon: "shield-question" },
] as const;

/**
 * 'Signup as Promoter' (docs/product/pages.md#about-contact-promoters), which says that there are no promoter IDs yet
 * (docs/product/pages.md#about-contact-promoters).
 */
export default async function PromoterPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const t = translator(locale);
  const site = { site: SITE_NAME };
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl font-semibold">{t("promoter.title")}</h1>
      <p className="mt-1 max-w-2xl text-ink-2">{t("promoter.lead", site)}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={cn(cardClass, "p-4 sm:p-6")}>
          <p className="mb-6 flex gap-3 rounded-md border-l-4 border-accent bg-warn-soft px-4 py-3 text-sm font-medium text-warn">
            <Icon name="triangle-alert" className="size-5 shrink-0" />
            {t("promoter.notice")}
          </p>
          <noscript>
            <p className="mb-6 text-sm font-medium text-bad">{t("promoter.noJs")}</p>
          </noscript>
          <Messages locale={locale} of={["promoter.form"]}>
            <PromoterForm />
          </Messages>
        </div>
        <aside aria-labelledby="promoter-honest" className={cn(cardClass, "p-4 sm:p-6")}>
          <h2 id="promoter-honest" className="text-lg font-semibold">
            {t("promoter.aside.title")}
          </h2>
          <ul className="mt-4 grid gap-4 text-sm text-ink-2">
            {LINES.map(({ key, icon }) => (
              <li key={key} className="flex gap-3">
                <Icon name={icon} className="stroke-[1.6] size-5 shrink-0 text-action" />
                {t(`promoter.aside.${key}`, site)}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
