import type { LocalBusiness, PostalAddress, WithContext } from "schema-dts";
import { address, CONTEXT } from "@/app/[locale]/_page/structured-data";
import { cardPath } from "@/app/media/og/_card/card";
import { companyCard } from "@/app/media/og/_card/cards";
import { stateOfCode } from "@/lib/content/states";
import type { Company, CompanyFacts } from "@/lib/schemas/company";
import type { Listing } from "@/lib/schemas/listing";
import { type Locale, localePath } from "@/lib/shared/locale";
import { companySlug, listingSlug } from "@/lib/shared/slug";

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

/**
 * A company, for search engines: where it is and its number are what its approved listings say.
 * @param listings those that stand on its page
 */
export function companyData(
  locale: Locale,
  company: Company,
  { place, phoneNumber, areas }: CompanyFacts,
  listings: readonly Listing[],
): WithContext<LocalBusiness> {
  const { id, companyName } = company;
  return {
    "@context": CONTEXT,
    "@type": "LocalBusiness",
    "@id": `${address(`/company/${id}`)}#business`,
    name: companyName,
    url: address(localePath(locale, `/company/${companySlug(company)}`)),
    image: address(cardPath(locale, companyCard(company, locale))),
    ...(phoneNumber !== null && { telephone: `+91${phoneNumber}` }),
    ...(place !== null && {
      address: postalAddress(place),
      geo: { "@type": "GeoCoordinates" as const, latitude: place.lat, longitude: place.lng },
    }),
    ...(areas.length > 0 && {
      areaServed: areas.map(({ city }) => ({ "@type": "City" as const, name: city })),
    }),
    ...(listings.length > 0 && {
      makesOffer: listings.map(({ name, price, ...listing }) => ({
        "@type": "Offer" as const,
        name,
        url: address(localePath(locale, `/services/${listingSlug({ name, ...listing })}`)),
        ...(price !== null && { price, priceCurrency: "INR" }),
      })),
    }),
  };
}
