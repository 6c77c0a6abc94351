import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { ContactForm } from "@/components/contact/contact-form";
import { contactTexts } from "@/components/contact/contact-texts";
import { ContactView } from "@/components/contact/contact-view";
import { formTexts } from "@/components/form/form-texts";
import { CONTACT_SENTENCES } from "@/components/form/visitor-sentences";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props);
  const t = translator(locale);
  return pageMetadata(locale, {
    path: "/contact",
    title: t("contact.title"),
    description: t("contact.metaDescription", { site: SITE_NAME }),
  });
}

/** Write to us (docs/product/pages.md#about-contact-promoters, docs/product/texts-and-limits.md#what-is-checked). */
export default async function ContactPage(props: LocaleParams) {
  const locale = await pageLocale(props);
  return (
    <ContactView locale={locale}>
      <ContactForm
        locale={locale}
        texts={contactTexts(locale)}
        formTexts={formTexts(locale, CONTACT_SENTENCES)}
      />
    </ContactView>
  );
}
