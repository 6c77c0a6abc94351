import { useEffect, useRef } from "react";
import type { MapSetting } from "@/components/search/map/map-setting";
import { Price } from "@/components/listings/price";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import type { ListingCluster } from "@/lib/schemas/listing-clusters";

type Props = {
  chosen: ListingCluster;
  setting: MapSetting;
  number: Intl.NumberFormat;
  onClose: () => void;
};

/** Listings nearer to each other than this are one place on the map, km: the least that a search takes. */
const SAME_PLACE_KM = 1;

/** What was pressed on the map, in words, and the way there: a listing's page, or the list of those at one place. */
export function ChosenPlace({ chosen, setting, number, onClose }: Props) {
  const t = useTranslator();
  const { query, servicesHref } = setting;
  const link = useRef<HTMLAnchorElement>(null);
  const { listing, lat, lng, count } = chosen;

  useEffect(() => {
    const before = document.activeElement;
    link.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [chosen]);

  const list = new URLSearchParams(query);
  list.set("lat", lat.toFixed(5));
  list.set("lng", lng.toFixed(5));
  list.set("radiusKm", String(SAME_PLACE_KM));
  return (
    <div
      data-closes-first
      className="map-card w-[min(20rem,calc(100%-1.5rem))] rounded-card border border-line bg-surface p-3 pr-12 shadow-float"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      {listing ? (
        <p className="text-lg font-semibold tabular-nums">
          <Price of={listing} t={t} onRequest={t("map.onRequest")} />
        </p>
      ) : null}
      <p className="line-clamp-2 font-medium wrap-anywhere">
        {listing?.name ?? t("map.together", { count: number.format(count) })}
      </p>
      <PageLink
        ref={link}
        {...(listing && { "aria-label": `${t("map.open")}: ${listing.name}` })}
        href={listing ? `${servicesHref}/${listing.slug}` : `${servicesHref}?${list}`}
        className="inline-flex min-h-touch items-center text-sm font-semibold text-action hover:underline"
      >
        {listing ? t("map.open") : t("map.asList")}
      </PageLink>
      <button
        type="button"
        aria-label={t("map.close")}
        onClick={onClose}
        className={cn(buttonClass({ variant: "quiet", size: "icon" }), "absolute top-1 right-1")}
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  );
}
