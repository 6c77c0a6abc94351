import type { ReactNode } from "react";
import { ContactCard } from "@/components/contact/contact-card";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

/**
 * The contact page: the form, or what came of it, and the card of addresses
 * (docs/product/pages.md#about-contact-promoters).
 */
export function ContactView({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = translator(locale);
  return (
    <div className="page pb-16">
      <Breadcrumb
        label={t("nav.breadcrumb")}
        crumbs={[{ label: t("nav.home"), href: localePath(locale, "/") }, { label: t("contact.title") }]}
      />
      <h1 className="mt-2 text-2xl font-semibold">{t("contact.title")}</h1>
      <p className="mt-1 max-w-prose text-ink-2">{t("contact.lead")}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-4 sm:p-5">{children}</Card>
        <ContactCard t={t} />
      </div>
    </div>
  );
}
