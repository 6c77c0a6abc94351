import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useState } from "react";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import { MAX_RADIUS_KM, MIN_RADIUS_KM } from "@/lib/shared/limits";

/** The part of the map in sight. */
export type MapPart = { west: number; south: number; east: number; north: number; zoom: number };

/** What a move carries that the person's press caused, and not the page. */
export const BY_PERSON = { byPerson: true } as const;
type Moved = { originalEvent?: unknown; byPerson?: boolean };

/** Of its width or height, an edge may lie so much elsewhere and be the same: a line or two of text below the map. */
const HARDLY_ELSEWHERE = 0.1;

/**
 * Whether a map that nobody moved still shows the same part: what is asked for it changes the text below it, and with that
 * its size, which must ask for nothing.
 */
export function isSamePart(part: MapPart, before: MapPart): boolean {
  const wide = HARDLY_ELSEWHERE * (before.east - before.west);
  const high = HARDLY_ELSEWHERE * (before.north - before.south);
  return (
    part.zoom === before.zoom &&
    Math.max(Math.abs(part.west - before.west), Math.abs(part.east - before.east)) <= wide &&
    Math.max(Math.abs(part.south - before.south), Math.abs(part.north - before.north)) <= high
  );
}

/** The part of the map in sight; `onMoved` when a person chose another one. */
export function useMapPart(map: MapLibreMap | null, onMoved: () => void): MapPart | null {
  const [part, setPart] = useState<MapPart | null>(null);
  const look = useEffectEvent((one: MapLibreMap, event?: Moved) => {
    const bounds = one.getBounds();
    const next = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
      zoom: one.getZoom(),
    };
    const isByPerson = event?.originalEvent !== undefined || event?.byPerson === true;
    setPart((before) => (before !== null && !isByPerson && isSamePart(next, before) ? before : next));
    if (isByPerson) onMoved();
  });
  useEffect(() => {
    if (map === null) return;
    const moved = (event: Moved) => look(map, event);
    map.on("moveend", moved);
    queueMicrotask(() => look(map));
    return () => void map.off("moveend", moved);
  }, [map]);
  return part;
}

/**
 * The circle of a search that fits into a part of the map: its middle, and whole km to the nearest edge; `isWider` where
 * that is more than a search may look around.
 */
export function areaOf({ west, south, east, north }: MapPart): LatLng & {
  radiusKm: number;
  isWider: boolean;
} {
  const middle = {
    lat: Number(((south + north) / 2).toFixed(5)),
    lng: Number(((west + east) / 2).toFixed(5)),
  };
  const km = Math.min(
    distanceKm(middle, { lat: north, lng: middle.lng }),
    distanceKm(middle, { lat: middle.lat, lng: east }),
  );
  const radiusKm = Math.max(MIN_RADIUS_KM, Math.min(MAX_RADIUS_KM, Math.round(km)));
  return { ...middle, radiusKm, isWider: km > MAX_RADIUS_KM };
}

/** The query of a search, with the area in place of its own place. */
export function queryOfArea(query: string, { lat, lng, radiusKm }: LatLng & { radiusKm: number }): string {
  const params = new URLSearchParams(query);
  for (const key of ["inState", "city"]) params.delete(key);
  for (const [key, value] of Object.entries({ lat, lng, radiusKm })) params.set(key, String(value));
  return params.toString();
}
