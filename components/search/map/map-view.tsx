"use client";

import type { Map as MapLibreMap, Marker } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { ChosenPlace } from "@/components/search/map/chosen-place";
import { createMap, maxZoomOf } from "@/components/search/map/create-map";
import type { MapSetting } from "@/components/search/map/map-setting";
import { MiddleOfMap } from "@/components/search/map/middle-of-map";
import { placeMarkers } from "@/components/search/map/markers";
import { type MapPart, useClusters } from "@/components/search/map/use-clusters";
import { fillText } from "@/components/listings/fill-text";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ListingCluster } from "@/lib/schemas/listing-clusters";

const STEP = 2;

type Props = { setting: MapSetting };

/** The map of results: groups and listings are buttons, what is chosen stands in a card, the rest is told in words. */
export function MapView({ setting }: Props) {
  const { texts: t, styleUrl, query } = setting;
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibreMap | null>(null);
  const markers = useRef(new Map<string, Marker>());
  const [part, setPart] = useState<MapPart | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<ListingCluster | null>(null);
  const { answer, failed, busy, retry } = useClusters(query, part);
  const number = useMemo(() => new Intl.NumberFormat(setting.numberLocale), [setting.numberLocale]);

  const create = useEffectEvent((container: HTMLDivElement) => createMap(container, setting));
  useEffect(() => {
    const container = ground.current;
    if (container === null) return;
    const present = markers.current;
    let one: MapLibreMap;
    try {
      one = create(container);
    } catch {
      // No WebGL: the list has the same services.
      queueMicrotask(() => setState("failed"));
      return;
    }
    map.current = one;
    const look = () => {
      const bounds = one.getBounds();
      const next = {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
        zoom: one.getZoom(),
      };
      setPart((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    // The first of the two counts: a map whose ground is away says 'load' as well, and a tile that is missing later is no
    // map that is missing.
    let isSettled = false;
    one.on("load", () => {
      if (isSettled) return;
      isSettled = true;
      setState("ready");
      look();
    });
    one.on("error", () => {
      if (!isSettled) setState("failed");
      isSettled = true;
    });
    one.on("moveend", look);
    return () => {
      present.clear();
      one.remove();
      map.current = null;
    };
  }, [styleUrl, attempt]);

  const press = useEffectEvent((cluster: ListingCluster) => {
    const most = maxZoomOf(setting.styleUrl);
    const zoom = map.current?.getZoom() ?? most;
    if (cluster.listing || zoom >= most - 0.1) return setChosen(cluster);
    setChosen(null);
    map.current?.easeTo({ center: [cluster.lng, cluster.lat], zoom: Math.min(zoom + STEP, most) });
  });
  useEffect(() => {
    if (map.current === null || answer === null) return;
    placeMarkers(map.current, markers.current, answer.items, {
      texts: t,
      number,
      onPress: (one) => press(one),
    });
  }, [answer, number, t]);

  // Another search: its place, without the card of the one before.
  const { lat, lng } = setting.centre;
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setChosen(null);
  }
  const { zoom } = setting;
  useEffect(() => {
    map.current?.jumpTo({ center: [lng, lat], zoom });
  }, [lat, lng, zoom]);

  if (state === "failed")
    return (
      <Alert
        action={
          <Button
            variant="line"
            onClick={() => {
              setState("loading");
              setAttempt(attempt + 1);
            }}
          >
            {t.retry}
          </Button>
        }
      >
        {t.failed}
      </Alert>
    );
  return (
    <>
      <div className="relative isolate h-[min(28rem,70dvh)] overflow-hidden rounded-card border border-line bg-sunken">
        {/* Not 'absolute': the library says 'relative'. */}
        <div ref={ground} className="size-full" />
        {chosen === null ? null : (
          <ChosenPlace chosen={chosen} setting={setting} number={number} onClose={() => setChosen(null)} />
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-2 tabular-nums">
        {state === "loading" || (answer === null && !failed)
          ? t.loading
          : failed || busy || answer === null
            ? " "
            : answer.total === 0
              ? t.noneInView
              : fillText(t.inView, { count: number.format(answer.total) })}
      </p>
      {part === null ? null : <MiddleOfMap part={part} text={t.middleNear} />}
      {failed ? (
        <Alert
          tone="warn"
          action={
            <Button variant="line" onClick={retry}>
              {t.retry}
            </Button>
          }
        >
          {t.failedListings}
        </Alert>
      ) : null}
    </>
  );
}
