"use client";

import { type Map as MapLibreMap, type GeoJSONSource, Marker } from "maplibre-gl";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { circleAround, zoomOf } from "@/components/map/circle";
import { maxZoomOf } from "@/components/map/create-map";
import type { GroundSetting } from "@/components/map/ground-setting";
import { MapCredit } from "@/components/map/map-credit";
import { MapFoot } from "@/components/map/map-foot";
import { useGround } from "@/components/map/use-ground";
import type { LatLng } from "@/lib/shared/geo";

/** What of the map's height a radius takes at first, px; without one, what is around is of interest, km. */
const RADIUS_PX = 90;
const SURROUNDINGS_KM = 4;
/** What an arrow key moves a pin by, px; with Shift, for the last metres. */
const [STEP_PX, FINE_PX] = [12, 2];
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SERVED = "served";

export type PointMapProps = {
  setting: GroundSetting;
  point: LatLng;
  /** How far is served, km; null when not said. */
  radiusKm: number | null;
  /** What the map shows, in words. */
  label: string;
  /** Its pin can be put elsewhere: by dragging, the arrow keys, or a press on the map. Its label says so. */
  move?: { label: string; hint: string; onMove: (to: LatLng) => void };
  /** Stands in its place where no map can be drawn. */
  children: ReactNode;
};

/** Draws the radius; again after the style was replaced, which takes everything along. */
function drawRadius(map: MapLibreMap, point: LatLng, radiusKm: number): void {
  const data = circleAround(point, radiusKm);
  const source = map.getSource<GeoJSONSource>(SERVED);
  if (source) {
    source.setData(data);
    return;
  }
  const color = getComputedStyle(document.documentElement).getPropertyValue("--c-action").trim();
  map.addSource(SERVED, { type: "geojson", data });
  map.addLayer({
    id: `${SERVED}-area`,
    type: "fill",
    source: SERVED,
    paint: { "fill-color": color, "fill-opacity": 0.12 },
  });
  map.addLayer({
    id: `${SERVED}-edge`,
    type: "line",
    source: SERVED,
    paint: { "line-color": color, "line-width": 1.5, "line-dasharray": [4, 3] },
  });
}

/** One place on a map, with how far is served from it. */
export function PointMap({ setting, point, radiusKm, label, move, children }: PointMapProps) {
  const { lat, lng } = point;
  const fitting = zoomOf(radiusKm ?? SURROUNDINGS_KM, RADIUS_PX, lat);
  const zoom = Math.min(fitting, maxZoomOf(setting.styleUrl));
  const { container, map, state } = useGround(setting, { centre: point, zoom });

  const put = useEffectEvent((to: LatLng) =>
    move?.onMove({ lat: Number(to.lat.toFixed(5)), lng: Number(to.lng.toFixed(5)) }),
  );
  // Later it is moved, below: made anew, it would lose the focus.
  const begin = useEffectEvent((one: Marker, on: MapLibreMap) => void one.setLngLat([lng, lat]).addTo(on));
  const pin = useRef<Marker>(null);
  const isMovable = move !== undefined;
  const pinLabel = move?.label;
  useEffect(() => {
    if (map === null) return;
    const element: HTMLElement = document.createElement(isMovable ? "button" : "span");
    element.className = "map-pin";
    if (pinLabel !== undefined) element.setAttribute("aria-label", pinLabel);
    if (element instanceof HTMLButtonElement) element.type = "button";
    const one = new Marker({ element, anchor: "bottom", draggable: isMovable });
    begin(one, map);
    pin.current = one;
    one.on("dragend", () => put(one.getLngLat()));
    element.addEventListener("click", (event) => event.stopPropagation());
    element.addEventListener("keydown", (event) => {
      const way = ARROWS[event.key];
      if (way === undefined || !isMovable) return;
      event.preventDefault();
      event.stopPropagation();
      const px = event.shiftKey ? FINE_PX : STEP_PX;
      const at = map.project(one.getLngLat());
      put(map.unproject([at.x + way[0] * px, at.y + way[1] * px]));
    });
    const press = ({ lngLat }: { lngLat: LatLng }) => isMovable && put(lngLat);
    map.on("click", press);
    return () => {
      map.off("click", press);
      pin.current = null;
      one.remove();
    };
  }, [map, isMovable, pinLabel]);

  useEffect(() => {
    if (map === null) return;
    pin.current?.setLngLat([lng, lat]);
    if (!map.getBounds().contains([lng, lat])) map.jumpTo({ center: [lng, lat] });
    if (radiusKm === null) return;
    const draw = () => drawRadius(map, { lat, lng }, radiusKm);
    draw();
    map.on("style.load", draw);
    return () => void map.off("style.load", draw);
  }, [map, lat, lng, radiusKm]);

  // Another radius is seen whole; another point is no reason to come nearer or go farther.
  const fit = useEffectEvent((one: MapLibreMap) => one.jumpTo({ zoom }));
  useEffect(() => {
    if (map !== null && radiusKm !== null) fit(map);
  }, [map, radiusKm]);

  if (state === "failed") return children;
  return (
    <div>
      <div className="map-frame h-72 rounded-md border border-line">
        <div ref={container} role="group" aria-label={label} className="size-full" />
        <MapCredit map={map} />
      </div>
      <div className="pt-2">
        <MapFoot map={map}>{move ? <p className="text-sm text-ink-3">{move.hint}</p> : null}</MapFoot>
      </div>
    </div>
  );
}
