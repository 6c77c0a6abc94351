import type { Product, WithContext } from "schema-dts";
import { offerPrice } from "@/app/[locale]/_page/offer-price";
import type { Listing } from "@/lib/schemas/listing";

/** A listing as a product with its offer; without a price there is no offer, without a company no seller. */
export function productData(listing: Listing, url: string, origin: string): WithContext<Product> {
  const { provider, price, description, images, category, source } = listing;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: listing.name,
    url,
    category: category.name,
    ...(description !== "" && { description }),
    ...(images.length > 0 && { image: images.map((image) => `${origin}${image.url}`) }),
    ...(price !== null && {
      offers: {
        "@type": "Offer",
        ...offerPrice(listing),
        url,
        ...(source === null && {
          seller: { "@type": "Organization", name: provider.providerProfile.companyName },
        }),
      },
    }),
  };
}
