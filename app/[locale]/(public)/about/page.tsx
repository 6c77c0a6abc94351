import type { Metadata } from "next";
import type { ReactNode } from "react";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { RegisterCompanyLink } from "@/components/account/register-company-link";
import { HeroArches } from "@/components/art/hero-arches";
import { buttonClass } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon, type IconName } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { SectionHead } from "@/components/ui/section-head";
import { type AboutText, aboutTexts, type OfferingKey, type PromiseKey } from "@/lib/content/about";
import { type Locale, localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const { metaTitle, metaDescription } = aboutTexts[locale];
  return pageMetadata(locale, { path: "/about", title: metaTitle, description: metaDescription });
}

const OFFERING_ICONS: Readonly<Record<OfferingKey, IconName>> = {
  listings: "book-open-text",
  networking: "network",
  expansion: "map-pinned",
  branding: "sparkles",
};
const PROMISE_ICONS: Readonly<Record<PromiseKey, IconName>> = {
  checked: "badge-check",
  open: "phone-call",
  direct: "send",
  honest: "scale",
};

const Actions = ({ about, locale }: { about: AboutText; locale: Locale }) => (
  <div className="flex flex-wrap gap-3">
    <PageLink
      href={localePath(locale, "/services")}
      className={cn(buttonClass({ size: "large" }), "max-sm:w-full")}
    >
      {about.explore}
    </PageLink>
    <RegisterCompanyLink
      dashboard={localePath(locale, "/provider")}
      signUp={localePath(locale, "/signup")}
      className={cn(buttonClass({ variant: "line", size: "large" }), "max-sm:w-full")}
    >
      {about.register}
    </RegisterCompanyLink>
  </div>
);

const Section = ({
  id,
  head,
  children,
}: {
  id: string;
  head: { title: string; text: string };
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="pt-10 sm:pt-12">
    <div className="mb-5">
      <SectionHead id={id} title={head.title} text={head.text} />
    </div>
    {children}
  </section>
);

/**
 * What the product is for, what it offers, how it works, and where to begin
 * (docs/product/pages.md#about-contact-promoters).
 */
export default async function AboutPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  const about = aboutTexts[locale];
  return (
    <>
      <section
        aria-labelledby="about-title"
        className="border-b border-line bg-linear-to-b from-sunken to-bg"
      >
        <div className="page grid items-end gap-x-8 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div className="pb-8 sm:pb-12">
            <p className="text-sm font-semibold text-accent-ink">{about.eyebrow}</p>
            <h1
              id="about-title"
              className="mt-2 max-w-[21ch] text-3xl font-semibold text-balance sm:text-4xl [html:lang(en)_&]:tracking-[-0.028em]"
            >
              {about.title}
            </h1>
            <p className="mt-4 max-w-[40rem] text-ink-2 sm:text-lg">{about.lead}</p>
            <div className="mt-6">
              <Actions about={about} locale={locale} />
            </div>
          </div>
          <div className="hidden lg:block">
            <HeroArches />
          </div>
        </div>
      </section>
      <div className="page pb-16">
        <div className="grid gap-4 pt-10 sm:pt-12 md:grid-cols-2">
          {(
            [
              ["vision", about.vision, "compass"],
              ["mission", about.mission, "target"],
            ] as const
          ).map(([id, part, icon]) => (
            <section key={id} aria-labelledby={id} className={cn(cardClass, "p-5 sm:p-8")}>
              <Icon name={icon} className="stroke-[1.6] size-8 text-action" />
              <h2 id={id} className="mt-4 text-xl font-semibold sm:text-2xl">
                {part.title}
              </h2>
              <p className="mt-2 text-ink-2 sm:text-lg">{part.text}</p>
            </section>
          ))}
        </div>
        <Section id="offerings" head={about.offerings}>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
            {about.offerings.items.map(({ key, title, text }) => {
              const icon = OFFERING_ICONS[key];
              return (
                <li key={key} className={cn(cardClass, "flex gap-4 p-4 sm:p-5 xl:flex-col")}>
                  <Icon name={icon} className="stroke-[1.6] size-7 shrink-0 text-action" />
                  <div>
                    <h3 className="font-semibold">{title}</h3>
                    <p className="mt-1 text-sm text-ink-2">{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </Section>
        <Section id="steps" head={about.steps}>
          <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {about.steps.items.map(({ title, text }, index) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <p aria-hidden className="text-sm font-semibold text-accent-ink tabular-nums">
                  {index + 1}
                </p>
                <h3 className="mt-2 text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section id="promises" head={about.promises}>
          <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            {about.promises.items.map(({ key, title, text }) => {
              const icon = PROMISE_ICONS[key];
              return (
                <div key={key} className="border-t border-line pt-4">
                  <dt className="flex items-center gap-3 font-semibold">
                    <Icon name={icon} className="stroke-[1.8] size-5 shrink-0 text-action" />
                    {title}
                  </dt>
                  <dd className="mt-1 pl-8 text-ink-2">{text}</dd>
                </div>
              );
            })}
          </dl>
        </Section>
        <section
          aria-labelledby="begin"
          className="mt-12 grid items-center gap-5 rounded-card border border-action-line bg-action-soft p-5 sm:p-8 lg:grid-cols-[1fr_auto]"
        >
          <div>
            <h2 id="begin" className="text-xl font-semibold">
              {about.closing.title}
            </h2>
            <p className="mt-1 text-ink-2">{about.closing.text}</p>
          </div>
          <Actions about={about} locale={locale} />
        </section>
      </div>
    </>
  );
}
