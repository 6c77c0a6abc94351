import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useState } from "react";
import { distanceKm, type LatLng } from "@/lib/shared/geo";
import { MAX_RADIUS_KM, MIN_RADIUS_KM } from "@/lib/shared/limits";

/** The part of the map in sight. */
export type MapPart = { west: number; south: number; east: number; north: number; zoom: number };

/** What a move carries that the person's press caused, and not the page. */
export const BY_PERSON = { byPerson: true } as const;
type Moved = { originalEvent?: unknown; byPerson?: boolean };

/** Whether a part was in sight already, at the same zoom: the map became smaller, for a line of text below it. */
export const isWithin = (part: MapPart, other: MapPart): boolean =>
  part.zoom === other.zoom &&
  part.west >= other.west &&
  part.east <= other.east &&
  part.south >= other.south &&
  part.north <= other.north;

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
    setPart((before) => (before !== null && isWithin(next, before) ? before : next));
    if (event?.originalEvent !== undefined || event?.byPerson) onMoved();
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

/** The circle of a search that fits into a part of the map: its middle, and whole km to the nearest edge. */
export function areaOf({ west, south, east, north }: MapPart): LatLng & { radiusKm: number } {
  const middle = {
    lat: Number(((south + north) / 2).toFixed(5)),
    lng: Number(((west + east) / 2).toFixed(5)),
  };
  const km = Math.min(
    distanceKm(middle, { lat: north, lng: middle.lng }),
    distanceKm(middle, { lat: middle.lat, lng: east }),
  );
  return { ...middle, radiusKm: Math.max(MIN_RADIUS_KM, Math.min(MAX_RADIUS_KM, Math.round(km))) };
}

/** The query of a search, with the area in place of its own place. */
export function queryOfArea(query: string, { lat, lng, radiusKm }: ReturnType<typeof areaOf>): string {
  const params = new URLSearchParams(query);
  for (const key of ["inState", "city"]) params.delete(key);
  for (const [key, value] of Object.entries({ lat, lng, radiusKm })) params.set(key, String(value));
  return params.toString();
}
