import type { Product, WithContext } from "schema-dts";
import { offerPrice } from "@/app/[locale]/_page/offer-price";
import { categoryName } from "@/lib/content/categories";
import { stateOfCode } from "@/lib/content/states";
import type { Listing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

/** A listing as a product with its offer; without a price there is no offer, without a company no seller, who is where the listing is. */
export function productData(
  listing: Listing,
  url: string,
  origin: string,
  locale: Locale,
): WithContext<Product> {
  const { provider, price, description, images, category, source, address, city, stateCode } = listing;
  const [lng, lat] = listing.location.coordinates;
  const state = stateCode === null ? undefined : stateOfCode(stateCode);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: listing.name,
    url,
    category: categoryName(category, locale),
    ...(description !== "" && { description }),
    ...(images.length > 0 && { image: images.map((image) => `${origin}${image.url}`) }),
    ...(price !== null && {
      offers: {
        "@type": "Offer",
        ...offerPrice(listing),
        url,
        ...(source === null && {
          seller: {
            "@type": "LocalBusiness",
            name: provider.providerProfile.companyName,
            address: {
              "@type": "PostalAddress",
              streetAddress: address,
              ...(city !== null && { addressLocality: city }),
              ...(state && { addressRegion: state.name }),
              addressCountry: "IN",
            },
            geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
          },
        }),
      },
    }),
  };
}
