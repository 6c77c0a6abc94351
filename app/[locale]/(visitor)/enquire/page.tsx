import { ENQUIRY_FAILURES } from "@/components/form/failures-at-hand";
import type { Metadata } from "next";
import { flashForm } from "@/app/[locale]/_page/flash-form";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { type Addressee, findAddressee, findAddressees } from "@/app/[locale]/(visitor)/_page/addressee";
import { LeftOut, NobodyLeft } from "@/app/[locale]/(visitor)/enquire/_components/left-out";
import { given, VisitorPage, type VisitorProps } from "@/app/[locale]/(visitor)/_page/visitor-page";
import { EnquiryForm } from "@/components/enquiries/enquiry-form";
import { enquiryWords } from "@/components/enquiries/enquiry-words";
import { among } from "@/components/form/failure-words";
import { Messages } from "@/components/messages/messages";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";
import { listOf } from "@/lib/shared/list-of";
import { langOf, type Locale } from "@/lib/shared/locale";

const FIELDS = ["name", "phoneNumber", "email", "message", "consent"];

type Whom = Addressee & {
  title: string;
  lead: string | null;
  page: string;
  count: number;
  /** What several companies are asked about, each about its own. */
  about: readonly Listing[];
};

/** Ids with commas: a form of ticks repeats the key, our own links have commas. */
const listingsOf = ({ listings }: Awaited<VisitorProps["searchParams"]>) => [listings ?? []].flat().join();

/** Those of the shortlist that can be asked, with the page's words; null: none of them. */
function severalOf(locale: Locale, text: string, several: readonly Listing[]): Whom | null {
  if (several.length === 0) return null;
  const t = translator(locale);
  const listingIds = several.map(({ id }) => id).join();
  const company = listOf(
    locale,
    several.map(({ provider }) => provider.providerProfile.companyName),
  );
  return {
    to: { listingIds },
    company,
    count: several.length,
    from: { label: t("compare.title"), path: `/compare?listings=${listingIds}` },
    page: `/enquire?listings=${encodeURIComponent(text)}`,
    ...(several.length === 1
      ? {
          title: t("enquiry.pageTitle", { company }),
          lead: t("enquiry.about", { name: several[0]!.name }),
          about: [],
        }
      : {
          title: t("enquiry.severalTitle", { count: several.length }),
          lead: t("enquiry.severalLead"),
          about: several,
        }),
  };
}

/** Whom the page is for, with its words; null: nobody. */
async function whomOf(locale: Locale, { searchParams }: VisitorProps): Promise<Whom | null> {
  const query = await searchParams;
  if (query.listings !== undefined) {
    const text = listingsOf(query);
    return severalOf(locale, text, (await findAddressees(text)).several);
  }
  const [listing, company] = [given(query.listing), given(query.company)];
  const one = await findAddressee(listing, company);
  if (one === null) return null;
  const t = translator(locale);
  return {
    ...one,
    count: 1,
    page: listing === "" ? `/enquire?company=${company}` : `/enquire?listing=${listing}`,
    title: t("enquiry.pageTitle", { company: one.company }),
    lead: listing === "" ? null : t("enquiry.about", { name: one.from.label }),
    about: [],
  };
}

export const generateMetadata = availableMetadata(async (props: VisitorProps): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const whom = await whomOf(locale, props);
  if (whom !== null) return { title: whom.title };
  const { listings } = await props.searchParams;
  return listings === undefined
    ? notFoundMetadata(locale)
    : { title: translator(locale)("enquiryForm.heading") };
});

/** The enquiry form on a page of its own: where one that failed without JavaScript stands again, as it was entered. */
export default available(async (props: VisitorProps) => {
  const locale = await pageLocale(props);
  const query = await props.searchParams;
  const whom = await whomOf(locale, props);
  const { leftOut, besides } = await findAddressees(listingsOf(query));
  if (whom === null)
    return query.listings === undefined ? (
      notFoundPage(locale)
    ) : (
      <NobodyLeft locale={locale} listings={listingsOf(query)} leftOut={leftOut} />
    );
  const { to, company, count, from, page, title, lead, about } = whom;
  const t = translator(locale);
  const notSent = t("enquiry.severalNotSent");
  const others = { "form.listingGone": notSent, "form.listingImported": notSent };
  const atHand = among(t, ENQUIRY_FAILURES, others);
  const kept = await flashForm("enquiry", page, FIELDS, atHand, enquiryWords(t));
  return (
    <VisitorPage locale={locale} title={title} lead={lead} from={from} here={t("enquiryForm.heading")}>
      {about.length === 0 ? null : (
        <ul aria-label={t("enquiry.listing")} className="grid gap-2 text-sm">
          {about.map(({ id, name, provider }) => (
            <li key={id} className="border-l-2 border-action-line pl-3 break-words">
              <span lang={langOf(name, locale)} className="font-medium">
                {name}
              </span>
              <span lang={langOf(provider.providerProfile.companyName, locale)} className="block text-ink-2">
                {provider.providerProfile.companyName}
              </span>
            </li>
          ))}
        </ul>
      )}
      <LeftOut locale={locale} leftOut={leftOut} />
      {besides.length === 0 ? null : (
        <Alert tone="warn">
          {t("enquiry.besides", {
            names: listOf(
              locale,
              besides.map(({ name }) => t("enquiry.leftOutName", { name })),
            ),
          })}
        </Alert>
      )}
      <Card>
        <Messages locale={locale} of={["enquiryForm", ...ENQUIRY_FAILURES]}>
          <EnquiryForm bare to={to} locale={locale} company={company} count={count} kept={kept} />
        </Messages>
      </Card>
    </VisitorPage>
  );
});
