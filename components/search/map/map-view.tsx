"use client";

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Marker } from "maplibre-gl";
import { maxZoomOf } from "@/components/map/create-map";
import { MapCredit } from "@/components/map/map-credit";
import { MapFoot } from "@/components/map/map-foot";
import { useGround } from "@/components/map/use-ground";
import { useTranslator } from "@/components/messages/use-translator";
import { AreaRow, AreaRowToBe } from "@/components/search/map/area-row";
import { ChosenPlace } from "@/components/search/map/chosen-place";
import type { MapSetting } from "@/components/search/map/map-setting";
import { MiddleOfMap } from "@/components/search/map/middle-of-map";
import { placeMarkers } from "@/components/search/map/markers";
import { useClusters } from "@/components/search/map/use-clusters";
import { areaOf, BY_PERSON, queryOfArea, useMapPart } from "@/components/search/map/use-map-part";
import { pointCard, usePointedCard } from "@/components/search/map/use-pointed-card";
import { SearchLink } from "@/components/search/search-link";
import { Alert } from "@/components/ui/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { ListingCluster } from "@/lib/schemas/listing-clusters";
import { distanceKm } from "@/lib/shared/geo";

const STEP = 2;
/** Nearer than this the map stands where it should, km. */
const SAME_MIDDLE_KM = 0.2;

type Props = {
  setting: MapSetting;
  /** It has the screen to itself: the list is not in sight, so what is in the area stands in a row below. */
  isAlone?: boolean;
};

/** The map of results: groups and listings are buttons, what is chosen stands in a card, the rest is told in words. */
export function MapView({ setting, isAlone = false }: Props) {
  const t = useTranslator();
  const { query, centre } = setting;
  // A phone is half as wide as what a map stands in elsewhere.
  const zoom = isAlone ? setting.zoom - 1 : setting.zoom;
  const { container, map, state, retry: restart } = useGround(setting, { centre, zoom, isAlone });
  const markers = useRef(new Map<string, Marker>());
  const [chosen, setChosen] = useState<ListingCluster | null>(null);
  const [isMoved, setMoved] = useState(false);
  const part = useMapPart(map, () => setMoved(true));
  const { answer, failed, busy, retry } = useClusters(query, part);
  const number = useMemo(() => new Intl.NumberFormat(setting.numberLocale), [setting.numberLocale]);
  usePointedCard(map, markers);

  const press = useEffectEvent((cluster: ListingCluster) => {
    const most = maxZoomOf(setting.styleUrl);
    const now = map?.getZoom() ?? most;
    if (cluster.listing || now >= most - 0.1) return setChosen(cluster);
    setChosen(null);
    map?.easeTo({ center: [cluster.lng, cluster.lat], zoom: Math.min(now + STEP, most) }, BY_PERSON);
  });
  useEffect(() => {
    if (map === null || answer === null) return;
    placeMarkers(map, markers.current, answer.items, {
      t,
      number,
      onPress: (one) => press(one),
      onPoint: pointCard,
    });
  }, [map, answer, number, t]);
  useEffect(() => {
    const present = markers.current;
    return () => present.clear();
  }, [map]);

  // Another search: its place, without the card of the one before.
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setChosen(null);
    setMoved(false);
  }
  const { lat, lng } = centre;
  useEffect(() => {
    if (map !== null && distanceKm(map.getCenter(), { lat, lng }) > SAME_MIDDLE_KM)
      map.jumpTo({ center: [lng, lat], zoom });
  }, [map, lat, lng, zoom]);

  const area = part && areaOf(part);
  const inView = (total: number) =>
    total === 0 ? t("map.noneInView") : t("map.inView", { count: number.format(total) });
  const told = () => {
    if (part === null) return t("map.loading");
    if (failed) return " ";
    return busy || answer === null ? t("map.loadingListings") : inView(answer.total);
  };
  if (state === "failed")
    return (
      <Alert
        className={cn(isAlone && "m-4")}
        action={
          <Button variant="line" onClick={restart}>
            {t("map.retry")}
          </Button>
        }
      >
        {t("map.failed")}
      </Alert>
    );
  return (
    <div className="flex h-full flex-col">
      <div className={cn("map-frame min-h-0 flex-1", !isAlone && "rounded-card border border-line")}>
        {/* Not 'absolute': the library says 'relative'. */}
        <div ref={container} className="size-full" />
        {isMoved && area !== null ? (
          area.isWider ? (
            // A search looks around so many km at most: it would find less than is in sight.
            <p className="map-note rounded-full bg-surface px-3 py-1 text-sm font-medium">
              {t("map.zoomToSearch")}
            </p>
          ) : (
            <SearchLink
              href={`${setting.servicesHref}?${queryOfArea(query, area)}`}
              className={cn(buttonClass({ variant: "line" }), "map-note")}
            >
              {t("map.searchArea")}
            </SearchLink>
          )
        ) : null}
        <MapCredit map={map}>
          {chosen === null ? null : (
            <ChosenPlace chosen={chosen} setting={setting} number={number} onClose={() => setChosen(null)} />
          )}
        </MapCredit>
      </div>
      <div className={cn(isAlone ? "px-4 py-1" : "pt-2")}>
        <MapFoot map={map}>
          <p role="status" className="map-told line-clamp-2 text-sm text-ink-2">
            {told()}
          </p>
          <MiddleOfMap part={part} language={setting.numberLocale} />
        </MapFoot>
        {failed ? (
          <Alert
            tone="warn"
            action={
              <Button variant="line" onClick={retry}>
                {t("map.retry")}
              </Button>
            }
          >
            {t("map.failedListings")}
          </Alert>
        ) : null}
      </div>
      {isAlone ? area === null ? <AreaRowToBe /> : <AreaRow setting={setting} area={area} /> : null}
    </div>
  );
}
