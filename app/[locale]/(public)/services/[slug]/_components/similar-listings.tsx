import { cardOf } from "@/components/listings/card-of";
import { ListingCard } from "@/components/listings/listing-card";
import { Messages } from "@/components/messages/messages";
import { translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

type Props = { heading: string; id: string; listings: readonly Listing[]; locale: Locale };

/** Listings like the one of the page, under a heading of their own; nothing when there are none. */
export function SimilarListings({ heading, id, listings, locale }: Props) {
  if (listings.length === 0) return null;
  const t = translator(locale);
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-10">
      <h2 id={id} className="text-xl font-semibold">
        {heading}
      </h2>
      <Messages locale={locale} of={["listingCard"]}>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {listings.map((other) => (
            <li key={other.id} className="min-w-0">
              <ListingCard
                // Its distance is from this listing, not from the visitor.
                card={cardOf({ ...other, distanceKm: null }, locale, t)}
                locale={locale}
                heading="h3"
              />
            </li>
          ))}
        </ul>
      </Messages>
    </section>
  );
}
