import type { Metadata } from "next";
import Link from "next/link";
import { keptForm } from "@/app/[locale]/_page/kept-form";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { Outcome } from "@/components/account/outcome";
import { contactFailure } from "@/components/contact/contact-failure";
import { ContactForm } from "@/components/contact/contact-form";
import { contactTexts } from "@/components/contact/contact-texts";
import { ContactView } from "@/components/contact/contact-view";
import { formTexts } from "@/components/form/form-texts";
import { CONTACT_SENTENCES } from "@/components/form/visitor-sentences";
import { buttonClass } from "@/components/ui/button";
import { translator } from "@/lib/content/messages";
import { localePath } from "@/lib/shared/locale";

/** What was entered is read from the request. */

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  return {
    title: translator(await pageLocale(props))("contact.title"),
    robots: { index: false, follow: true },
  };
}

/** What came of a message that was sent without JavaScript: the thanks, or the form as it was with what is wrong. */
export default async function ContactResultPage(props: Props) {
  const locale = await pageLocale(props);
  const texts = contactTexts(locale);
  if ((await props.searchParams).sent === "1")
    return (
      <ContactView locale={locale}>
        <Outcome kind="sent" title={texts.sentTitle} text={texts.sentText}>
          <Link
            href={localePath(locale, "/contact")}
            prefetch={false}
            className={buttonClass({ variant: "line" })}
          >
            {texts.another}
          </Link>
        </Outcome>
      </ContactView>
    );
  const kept = await keptForm(
    "contact",
    "/contact/result",
    locale,
    ["name", "email", "number", "message"],
    (failed) => contactFailure(failed, texts, locale),
  );
  return (
    <ContactView locale={locale}>
      <ContactForm
        locale={locale}
        texts={texts}
        formTexts={formTexts(locale, CONTACT_SENTENCES)}
        kept={kept}
      />
    </ContactView>
  );
}
