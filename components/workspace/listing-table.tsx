import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { PictureFallback } from "@/components/art/picture-fallback";
import { priceWords } from "@/components/listings/price";
import { addressTail } from "@/components/listings/listing-facts";
import { Picture } from "@/components/listings/picture";
import { StatusBadge } from "@/components/listings/status-badge";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/workspace/relative-time";
import { cn } from "@/components/ui/cn";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import { mapUrl } from "@/lib/shared/map-links";
import { reasonFor } from "@/lib/shared/rejection-reasons";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";
import { mediaAtWidth } from "@/lib/shared/media";
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

const headClass = "px-2.5 py-2 text-left text-2xs font-semibold text-ink-3";
/** Under 1280 px a row is a card: picture, name, price and status on top, the rest as labelled lines. */
const cellClass = "px-2.5 py-2 align-middle max-xl:p-0";
const lineClass =
  "max-xl:order-2 max-xl:col-span-3 max-xl:grid max-xl:grid-cols-[6rem_minmax(0,1fr)] max-xl:gap-x-3 " +
  "max-xl:before:text-ink-3 max-xl:before:content-[attr(data-label)]";

/**
 * A provider's own listings (docs/product/pages.md#the-providers-area), with the reason on rejected ones. The roles are
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
    { text: t("workspace.table.statusCreated") },
    ...(actions ? [{ text: t("workspace.table.actions"), className: "pr-5", hidden: true as const }] : []),
  ];
  return (
    <table role="table" className="w-full border-collapse text-sm max-xl:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-xl:sr-only xl:sticky xl:top-16 xl:z-10 xl:bg-sunken">
        <tr role="row">
          {columns.map(({ text, className, hidden }) => (
            <th key={text} role="columnheader" scope="col" className={cn(headClass, className)}>
              {hidden ? <span className="sr-only">{text}</span> : text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-xl:block">
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
      className="border-t border-line max-xl:grid max-xl:grid-cols-[4rem_minmax(0,1fr)_auto] max-xl:items-start max-xl:gap-x-3 max-xl:gap-y-1 max-xl:px-4 max-xl:py-3 xl:h-16"
    >
      <td role="cell" className={cn(cellClass, "max-xl:row-span-2 max-xl:self-start xl:pl-5")}>
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
      <td role="cell" className={cn(cellClass, "max-xl:col-span-2 xl:max-w-64 xl:min-w-40")}>
        {status === "approved" ? (
          <PageLink
            href={localePath(locale, `/services/${listingSlug(listing)}`)}
            title={t("workspace.table.view", { name })}
            className="line-clamp-3 font-semibold wrap-anywhere hover:text-action hover:underline"
          >
            <span lang={langOf(name, locale)}>{name}</span>
          </PageLink>
        ) : (
          <span lang={langOf(name, locale)} className="line-clamp-3 font-semibold wrap-anywhere">
            {name}
          </span>
        )}
        {status === "rejected" ? (
          <span className="mt-0.5 block text-xs break-words text-bad">
            {listing.rejectionReason
              ? t("workspace.table.reason", { reason: reasonFor(locale, listing.rejectionReason) })
              : t("workspace.table.noReason")}
          </span>
        ) : null}
        {listing.archivedBy === "admin" ? (
          <span className="mt-0.5 block text-xs text-ink-2">{t("workspace.table.takenDown")}</span>
        ) : null}
      </td>
      <td
        role="cell"
        className={cn(cellClass, "min-w-0 tabular-nums max-xl:font-semibold xl:max-w-40 xl:text-right")}
      >
        {price === null ? (
          <span className="font-normal text-ink-3">{t("workspace.table.onRequest")}</span>
        ) : (
          priceWords(listing, t, "")
        )}
      </td>
      <td
        role="cell"
        className={cn(cellClass, lineClass, "xl:min-w-28")}
        data-label={t("workspace.table.category")}
      >
        <span className="min-w-0 break-words">
          <span className="block">{first}</span>
          {second ? <span className="block text-xs text-ink-3">{second}</span> : null}
        </span>
      </td>
      <td
        role="cell"
        className={cn(cellClass, lineClass, "xl:max-w-52 xl:min-w-32")}
        data-label={t("workspace.table.address")}
      >
        <span className="min-w-0 break-words">
          <span className="line-clamp-2" lang={langOf(listing.address, locale)} title={listing.address}>
            {addressTail(listing.address)}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3 tabular-nums">
            {maxRadiusKm === null
              ? t("workspace.table.noRadius")
              : t("workspace.table.radiusKm", { km: maxRadiusKm })}
            <a
              href={mapUrl({ lat, lng })}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t("workspace.table.mapLabel", { name })}
              className="-mx-2 inline-flex min-h-touch items-center gap-1.5 rounded-md px-2 text-sm xl:-my-2 font-medium whitespace-nowrap text-action hover:bg-action-soft"
            >
              <MapPin aria-hidden className="size-4 shrink-0" />
              {t("workspace.table.map")}
            </a>
          </span>
        </span>
      </td>
      <td
        role="cell"
        className={cn(
          cellClass,
          "max-xl:order-1 max-xl:justify-items-end max-xl:justify-self-end xl:whitespace-nowrap",
        )}
      >
        <StatusBadge status={status} label={t(`workspace.statuses.${status}`)} />
        <span className="mt-0.5 block text-xs text-ink-3 max-xl:text-right">
          <RelativeTime iso={listing.createdAt} locale={locale} now={now} />
        </span>
      </td>
      {actions ? (
        <td role="cell" className={cn(cellClass, "max-xl:order-3 max-xl:col-span-3 max-xl:pt-2 xl:pr-5")}>
          {actions}
        </td>
      ) : null}
    </tr>
  );
}
