import { MapPin } from "lucide-react";
import { linkClass } from "@/components/admin/link-class";
import { PictureFallback } from "@/components/art/picture-fallback";
import { Picture } from "@/components/listings/picture";
import { priceWords } from "@/components/listings/price";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import type { ManagedListing } from "@/lib/schemas/listing";
import { mapUrl } from "@/lib/shared/map-links";
import { mediaAtWidth } from "@/lib/shared/media";

/** The first picture of a listing, small; its category's icon when it has none. */
export function ListingThumb({ listing }: { listing: ManagedListing }) {
  const [image] = listing.images;
  const { slug, name } = listing.category;
  const fallback = <PictureFallback slug={slug} name={name} />;
  return (
    <span className="block h-10.5 w-14 overflow-hidden rounded-sm border border-line [&_svg]:size-5">
      {image ? (
        <Picture
          src={mediaAtWidth(image.url, 320)}
          width={56}
          height={42}
          alt=""
          loading="lazy"
          className="size-full bg-sunken object-cover brightness-(--picture-dim)"
          fallback={fallback}
        />
      ) : (
        fallback
      )}
    </span>
  );
}

/** A price with what it is for, or that there is none. */
export function PriceText({ listing }: { listing: ManagedListing }) {
  const t = useTranslator();
  return listing.price === null ? (
    <span className="text-ink-3">{t("admin.listing.onRequest")}</span>
  ) : (
    <span className="font-medium whitespace-nowrap tabular-nums">
      {priceWords(listing, t, t("admin.listing.onRequest"))}
    </span>
  );
}

type MapLinkProps = { listing: ManagedListing };

/** Opens a map at a listing's coordinates. */
export function MapLink({ listing }: MapLinkProps) {
  const t = useTranslator();
  const [lng, lat] = listing.location.coordinates;
  return (
    <a
      href={mapUrl({ lat, lng })}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("admin.listing.openMap", { name: listing.name })}
      className={`${linkClass} inline-flex min-h-touch items-center gap-1 whitespace-nowrap`}
    >
      <MapPin aria-hidden className="size-4 shrink-0" />
      {t("admin.listing.map")}
    </a>
  );
}

/** Where it is: up to three lines, with the city when the address does not name it. */
export function AddressText({ listing: { address, city } }: { listing: ManagedListing }) {
  return (
    <>
      <Written className="line-clamp-3 break-words">{address}</Written>
      {city && !address.includes(city) ? (
        <Written className="block text-xs text-ink-3">{city}</Written>
      ) : null}
    </>
  );
}

/** A name that opens the details of its row: three lines at most. */
export const NameButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-touch cursor-pointer text-left font-semibold break-words hover:text-action hover:underline lg:min-h-10"
  >
    <Written className="line-clamp-3">{name}</Written>
  </button>
);
