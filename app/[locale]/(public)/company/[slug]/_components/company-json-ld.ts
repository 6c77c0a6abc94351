import type { LocalBusiness, PostalAddress, WithContext } from "schema-dts";
import { offerPrice } from "@/app/[locale]/_page/offer-price";
import { address, CONTEXT } from "@/app/[locale]/_page/structured-data";
import { cardPath } from "@/app/media/og/_card/card";
import { companyCard } from "@/app/media/og/_card/cards";
import { stateOfCode } from "@/lib/content/states";
import type { Company, CompanyFacts } from "@/lib/schemas/company";
import type { CompanyPageContent } from "@/lib/schemas/company-page";
import type { Listing } from "@/lib/schemas/listing";
import { type Locale, localePath } from "@/lib/shared/locale";
import { companySlug, listingSlug } from "@/lib/shared/slug";
import { WEEKDAYS } from "@/lib/shared/opening-hours";

const DAY_NAMES = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const;
const PIN_CODE = /\b[1-9]\d{5}\b/;

function postalAddress({
  address: street,
  city,
  stateCode,
}: NonNullable<CompanyFacts["place"]>): PostalAddress {
  const state = stateCode === null ? undefined : stateOfCode(stateCode);
  const pinCode = PIN_CODE.exec(street)?.[0];
  return {
    "@type": "PostalAddress",
    ...(street !== "" && { streetAddress: street }),
    ...(city !== null && { addressLocality: city }),
    ...(state && { addressRegion: state.name }),
    ...(pinCode !== undefined && { postalCode: pinCode }),
    addressCountry: "IN",
  };
}

/** What the company says of itself, as far as search engines have a word for it. */
function said({ about, openingHours, languages, paymentModes }: CompanyPageContent) {
  const hours = WEEKDAYS.flatMap((day) =>
    (openingHours[day] ?? []).map(([opens, closes]) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: DAY_NAMES[day],
      opens,
      // Midnight at the day's end; at its beginning it would be a span of no length.
      closes: closes === "00:00" ? "23:59" : closes,
    })),
  );
  return {
    ...(about !== "" && { description: about }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(paymentModes.length > 0 && { paymentAccepted: paymentModes.join(", ").replaceAll("_", " ") }),
  };
}

/**
 * A company, for search engines: where it is and its number are what its approved listings say.
 * @param page what it says itself, when that was approved
 * @param listings those that stand on its page
 */
export function companyData(
  locale: Locale,
  company: Company,
  { place, phoneNumber, areas }: CompanyFacts,
  page: CompanyPageContent | null,
  listings: readonly Listing[],
): WithContext<LocalBusiness> {
  const { id, companyName } = company;
  return {
    "@context": CONTEXT,
    "@type": "LocalBusiness",
    "@id": `${address(`/company/${id}`)}#business`,
    name: companyName,
    url: address(localePath(locale, `/company/${companySlug(company)}`)),
    image: [
      ...(page?.photos.map(({ url }) => address(url)) ?? []),
      address(cardPath(locale, companyCard(company, locale))),
    ],
    ...(page !== null && said(page)),
    ...(phoneNumber !== null && { telephone: `+91${phoneNumber}` }),
    ...(place !== null && {
      address: postalAddress(place),
      geo: { "@type": "GeoCoordinates" as const, latitude: place.lat, longitude: place.lng },
    }),
    ...(areas.length > 0 && {
      areaServed: areas.map(({ city }) => ({ "@type": "City" as const, name: city })),
    }),
    ...(listings.length > 0 && {
      makesOffer: listings.map((listing) => ({
        "@type": "Offer" as const,
        name: listing.name,
        url: address(localePath(locale, `/services/${listingSlug(listing)}`)),
        ...offerPrice(listing),
      })),
    }),
  };
}
