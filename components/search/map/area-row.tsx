"use client";

import { useEffect, useState } from "react";
import type { MapSetting } from "@/components/search/map/map-setting";
import { readJson } from "@/components/search/map/read-json";
import { type areaOf, queryOfArea } from "@/components/search/map/use-map-part";
import { pointOf } from "@/components/listings/point-of";
import { Price } from "@/components/listings/price";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import type { Listing } from "@/lib/schemas/listing";
import { telUrl } from "@/lib/shared/contact";
import { listingSlug } from "@/lib/shared/slug";

const MOST = 12;
/** That of a card, whose three lines are higher in Hindi. A phone that lies on its side has room for the map alone. */
const HEIGHT =
  "min-h-[calc(3*var(--lh-sm)+2.625rem+env(safe-area-inset-bottom))] [@media(max-height:30rem)]:hidden";

type Props = { setting: MapSetting; area: ReturnType<typeof areaOf> };

/** What the search finds in an area, the nearest to its middle first; the last answer stays until the next is there. */
function useListingsOf(query: string): readonly Listing[] {
  const [items, setItems] = useState<readonly Listing[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    readJson<{ items: readonly Listing[] }>(`/api/v1/listings?${query}`, abort.signal).then(
      (found) => setItems(found.items),
      // The groups on the map say that it failed, and try again.
      () => undefined,
    );
    return () => abort.abort();
  }, [query]);
  return items;
}

/** Its room, until it is known what is in sight. */
export const AreaRowToBe = () => <div className={HEIGHT} />;

/** Below a map that has the screen to itself: a row of small cards, to be swiped, each with its Call. */
export function AreaRow({ setting, area }: Props) {
  const t = useTranslator();
  const { servicesHref } = setting;
  const query = new URLSearchParams(queryOfArea(setting.query, area));
  // Of a whole country the nearest to its middle, however far that is: around the middle itself there may be nothing.
  if (area.isWider) query.delete("radiusKm");
  query.set("sort", "distance_asc");
  query.set("limit", String(MOST));
  const items = useListingsOf(query.toString());
  // As high without a card: the map above it keeps its size, and with it the area that is asked for.
  if (items.length === 0)
    return <p className={`${HEIGHT} px-4 pt-3 text-sm text-ink-3`}>{t("map.rowEmpty")}</p>;
  return (
    <ul
      aria-label={t("map.row")}
      className={`${HEIGHT} flex snap-x snap-mandatory scroll-px-4 gap-2 overflow-x-auto overscroll-x-contain px-4 pt-1 pb-[calc(0.75rem+env(safe-area-inset-bottom))]`}
    >
      {items.map((listing) => (
        <li
          key={listing.id}
          data-listing={listing.id}
          data-at={pointOf(listing.location.coordinates)}
          className="w-64 flex-none snap-start"
        >
          <div className="flex h-full items-center gap-2 rounded-card border border-line bg-surface p-2 pl-3">
            <PageLink
              href={`${servicesHref}/${listingSlug(listing)}`}
              className="min-w-0 flex-1 py-1 text-sm"
            >
              <span className="line-clamp-1 font-semibold tabular-nums">
                <Price of={listing} t={t} onRequest={t("map.onRequest")} />
              </span>
              <span className="line-clamp-1 font-medium">{listing.name}</span>
              <span className="line-clamp-1 text-ink-3">{listing.provider.providerProfile.companyName}</span>
            </PageLink>
            {listing.phoneNumber === null ? null : (
              <a
                href={telUrl(listing.phoneNumber)}
                aria-label={t("map.call", { name: listing.name })}
                className={buttonClass({ size: "icon" })}
              >
                <Icon name="phone" className="size-5" />
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
