import type { Metadata } from "next";
import { keptForm } from "@/app/[locale]/_page/kept-form";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { findAddressee } from "@/app/[locale]/(visitor)/_page/addressee";
import { given, VisitorPage, type VisitorProps } from "@/app/[locale]/(visitor)/_page/visitor-page";
import { EnquiryForm } from "@/components/enquiries/enquiry-form";
import { enquiryTexts, enquiryWords } from "@/components/enquiries/enquiry-texts";
import { codeWords } from "@/components/form/failure-of";
import { formTexts } from "@/components/form/form-texts";
import { ENQUIRY_SENTENCES } from "@/components/form/visitor-sentences";
import { Card } from "@/components/ui/card";
import { translator } from "@/lib/content/messages";

const FIELDS = ["name", "phoneNumber", "email", "message", "consent"];

async function addresseeOf({ searchParams }: VisitorProps) {
  const { listing, company } = await searchParams;
  return findAddressee(given(listing), given(company));
}

export const generateMetadata = availableMetadata(async (props: VisitorProps): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const addressee = await addresseeOf(props);
  if (addressee === null) return notFoundMetadata(locale);
  return { title: translator(locale)("enquiry.pageTitle", { company: addressee.company }) };
});

/** The enquiry form on a page of its own: where one that failed without JavaScript stands again, as it was entered. */
export default available(async (props: VisitorProps) => {
  const locale = await pageLocale(props);
  const addressee = await addresseeOf(props);
  if (addressee === null) return notFoundPage(locale);
  const { to, company, from } = addressee;
  const t = translator(locale);
  const page =
    "listingId" in to ? `/enquire?listing=${to.listingId}` : `/enquire?company=${to.providerUserId}`;
  const kept = await keptForm("enquiry", page, locale, FIELDS, ({ code, retryAfterSeconds }) =>
    codeWords(code, enquiryWords(locale), locale, retryAfterSeconds),
  );
  return (
    <VisitorPage
      locale={locale}
      title={t("enquiry.pageTitle", { company })}
      lead={"listingId" in to ? t("enquiry.about", { name: from.label }) : null}
      from={from}
      here={t("enquiry.heading")}
    >
      <Card>
        <EnquiryForm
          bare
          to={to}
          locale={locale}
          texts={enquiryTexts(locale, company)}
          formTexts={formTexts(locale, ENQUIRY_SENTENCES)}
          kept={kept}
        />
      </Card>
    </VisitorPage>
  );
});
