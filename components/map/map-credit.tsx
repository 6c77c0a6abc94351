"use client";

import type { Map as MapLibreMap } from "maplibre-gl";
import { type ReactNode, useEffect, useRef } from "react";
import { creditOf } from "@/components/map/create-map";

type Props = {
  /** Null until it can be drawn on. */
  map: MapLibreMap | null;
  /** Stands above it, as high as its lines are. */
  children?: ReactNode;
};

/** Whom a map is from, at its foot: over its ground, and below its pins. */
export function MapCredit({ map, children }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (map === null) return;
    const element = creditOf(map);
    strip.current?.append(element);
    return () => element.remove();
  }, [map]);
  return (
    <div className="map-edge">
      {children}
      <div ref={strip} className="map-credit" />
    </div>
  );
}
