import { contactWords } from "@/components/contact/contact-words";
import { CONTACT_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { flashForm } from "@/app/[locale]/_page/flash-form";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { Outcome } from "@/components/form/outcome";
import { ContactForm } from "@/components/contact/contact-form";
import { ContactView } from "@/components/contact/contact-view";
import { among } from "@/components/form/failure-words";
import { Messages } from "@/components/messages/messages";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
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
  const t = translator(locale);
  if ((await props.searchParams).sent === "1")
    return (
      <ContactView locale={locale}>
        <Outcome kind="sent" title={t("contact.sentTitle")} text={t("contact.sentText")}>
          <PageLink href={localePath(locale, "/contact")} className={buttonClass({ variant: "line" })}>
            {t("contact.another")}
          </PageLink>
        </Outcome>
      </ContactView>
    );
  const fields = ["name", "email", "number", "message"];
  const atHand = among(t, CONTACT_FAILURES);
  const kept = await flashForm("contact", "/contact/result", fields, atHand, contactWords(t));
  return (
    <ContactView locale={locale}>
      <Messages locale={locale} of={["contact", "enquiryForm.website", ...CONTACT_FAILURES]}>
        <ContactForm locale={locale} kept={kept} />
      </Messages>
    </ContactView>
  );
}
