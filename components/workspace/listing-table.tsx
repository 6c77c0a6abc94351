import { MapPin } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { PictureFallback } from "@/components/art/picture-fallback";
import { addressTail } from "@/components/listings/listing-facts";
import { Picture } from "@/components/listings/picture";
import { StatusBadge } from "@/components/listings/status-badge";
import { RelativeTime } from "@/components/workspace/relative-time";
import { cn } from "@/components/ui/cn";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import { mapUrl } from "@/lib/shared/geo";
import { type Locale, localePath } from "@/lib/shared/locale";
import { mediaAtWidth } from "@/lib/shared/media";
import { formatRupees } from "@/lib/shared/money";
import { listingSlug } from "@/lib/shared/slug";

type Props = {
  locale: Locale;
  /** What the table holds, for readers. */
  caption: string;
  listings: readonly ManagedListing[];
  now: Date;
  /** The last column: what may be done with a listing. */
  actions?: (listing: ManagedListing) => ReactNode;
};

const headClass = "px-3 py-2 text-left text-2xs font-semibold whitespace-nowrap text-ink-3";
/** Under 1024 px a row is a card: picture, name, price and status on top, the rest as labelled lines. */
const cellClass = "px-3 py-2 align-middle max-lg:p-0";
const lineClass =
  "max-lg:order-2 max-lg:col-span-3 max-lg:grid max-lg:grid-cols-[6rem_minmax(0,1fr)] max-lg:gap-x-3 " +
  "max-lg:before:text-ink-3 max-lg:before:content-[attr(data-label)]";

/**
 * A provider's own listings (spec.md section 2 'Provider screens'), with the reason on rejected ones. The roles are
 * written out because a browser forgets them where a row is laid out as a card.
 */
export function ListingTable({ locale, caption, listings, now, actions }: Props) {
  const t = translator(locale);
  const columns: readonly { text: string; className?: string; hidden?: true }[] = [
    { text: t("workspace.table.image"), className: "pl-5", hidden: true },
    { text: t("workspace.table.name") },
    { text: t("workspace.table.price"), className: "text-right" },
    { text: t("workspace.table.categories") },
    { text: t("workspace.table.addressRadius") },
    { text: t("workspace.table.location") },
    { text: t("workspace.table.status") },
    { text: t("workspace.table.created") },
    ...(actions ? [{ text: t("workspace.table.actions"), className: "pr-5", hidden: true as const }] : []),
  ];
  return (
    <table role="table" className="w-full border-collapse text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only lg:sticky lg:top-16 lg:z-10 lg:bg-sunken">
        <tr role="row">
          {columns.map(({ text, className, hidden }) => (
            <th key={text} role="columnheader" scope="col" className={cn(headClass, className)}>
              {hidden ? <span className="sr-only">{text}</span> : text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {listings.map((listing) => (
          <Row
            key={listing.id}
            listing={listing}
            locale={locale}
            now={now}
            actions={actions?.(listing) ?? null}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { listing: ManagedListing; locale: Locale; now: Date; actions: ReactNode };

function Row({ listing, locale, now, actions }: RowProps) {
  const t = translator(locale);
  const { name, category, subcategory, status, price, maxRadiusKm, images } = listing;
  const [lng, lat] = listing.location.coordinates;
  const ownCategory = categoryName(category, locale);
  const ownSubcategory = subcategory && subcategoryName(category.slug, subcategory, locale);
  const [first, second] = ownSubcategory ? [ownSubcategory, ownCategory] : [ownCategory, null];
  const fallback = <PictureFallback slug={category.slug} name={category.name} />;
  return (
    <tr
      role="row"
      className="border-t border-line max-lg:grid max-lg:grid-cols-[4rem_minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3 lg:h-16"
    >
      <td role="cell" className={cn(cellClass, "max-lg:row-span-2 max-lg:self-start lg:pl-5")}>
        <span className="block h-12 w-16 overflow-hidden rounded-md border border-line [&_svg]:size-5">
          {images[0] ? (
            <Picture
              src={mediaAtWidth(images[0].url, 320)}
              alt=""
              loading="lazy"
              className="size-full object-cover"
              fallback={fallback}
            />
          ) : (
            fallback
          )}
        </span>
      </td>
      <td role="cell" className={cn(cellClass, "max-lg:col-span-2 lg:max-w-72 lg:min-w-44")}>
        {status === "approved" ? (
          <Link
            href={localePath(locale, `/services/${listingSlug(listing)}`)}
            prefetch={false}
            title={t("workspace.table.view", { name })}
            className="line-clamp-2 font-semibold break-words hover:text-action hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="line-clamp-2 font-semibold break-words">{name}</span>
        )}
        {status === "rejected" ? (
          <span className="mt-0.5 block text-xs break-words text-bad">
            {listing.rejectionReason
              ? t("workspace.table.reason", { reason: listing.rejectionReason })
              : t("workspace.table.noReason")}
          </span>
        ) : null}
      </td>
      <td
        role="cell"
        className={cn(cellClass, "whitespace-nowrap tabular-nums max-lg:font-semibold lg:text-right")}
      >
        {price === null ? (
          <span className="font-normal text-ink-3">{t("workspace.table.onRequest")}</span>
        ) : (
          formatRupees(price)
        )}
      </td>
      <td
        role="cell"
        className={cn(cellClass, lineClass, "lg:min-w-32")}
        data-label={t("workspace.table.category")}
      >
        <span className="min-w-0 break-words">
          <span className="block">{first}</span>
          {second ? <span className="block text-xs text-ink-3">{second}</span> : null}
        </span>
      </td>
      <td
        role="cell"
        className={cn(cellClass, lineClass, "lg:max-w-52 lg:min-w-36")}
        data-label={t("workspace.table.address")}
      >
        <span className="min-w-0 break-words">
          <span className="line-clamp-2" title={listing.address}>
            {addressTail(listing.address)}
          </span>
          <span className="block text-xs text-ink-3 tabular-nums">
            {maxRadiusKm === null
              ? t("workspace.table.noRadius")
              : t("workspace.table.radiusKm", { km: maxRadiusKm })}
          </span>
        </span>
      </td>
      <td
        role="cell"
        className={cn(cellClass, lineClass, "max-lg:items-center")}
        data-label={t("workspace.table.location")}
      >
        <a
          href={mapUrl({ lat, lng })}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("workspace.table.mapLabel", { name })}
          className="-mx-2 inline-flex min-h-touch items-center gap-1.5 rounded-md px-2 font-medium whitespace-nowrap text-action hover:bg-action-soft max-lg:justify-self-start"
        >
          <MapPin aria-hidden className="size-4 shrink-0" />
          {t("workspace.table.map")}
        </a>
      </td>
      <td role="cell" className={cn(cellClass, "max-lg:order-1 max-lg:justify-self-end")}>
        <StatusBadge status={status} label={t(`workspace.statuses.${status}`)} />
      </td>
      <td
        role="cell"
        className={cn(cellClass, lineClass, "lg:whitespace-nowrap")}
        data-label={t("workspace.table.created")}
      >
        <RelativeTime iso={listing.createdAt} locale={locale} now={now} />
      </td>
      {actions ? (
        <td role="cell" className={cn(cellClass, "max-lg:order-3 max-lg:col-span-3 max-lg:pt-2 lg:pr-5")}>
          {actions}
        </td>
      ) : null}
    </tr>
  );
}
