import { CONTACT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { ContactForm } from "@/components/contact/contact-form";
import { ContactView } from "@/components/contact/contact-view";
import { Messages } from "@/components/messages/messages";
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
      <Messages locale={locale} of={["contact", "enquiryForm.website", ...CONTACT_FAILURES]}>
        <ContactForm locale={locale} />
      </Messages>
    </ContactView>
  );
}
