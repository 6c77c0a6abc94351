"use client";

import type { Map as MapLibreMap } from "maplibre-gl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { createMap } from "@/components/map/create-map";
import type { GroundSetting, GroundView } from "@/components/map/ground-setting";
import { useTranslator } from "@/components/messages/use-translator";

export type Ground = {
  /** Where the map is drawn. */
  container: RefObject<HTMLDivElement | null>;
  /** There once it can be drawn on. */
  map: MapLibreMap | null;
  state: "loading" | "ready" | "failed";
  retry: () => void;
};

/** A map as long as the component stands; it begins at `view`, which may change without moving it. */
export function useGround(setting: GroundSetting, view: GroundView): Ground {
  const t = useTranslator();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [state, setState] = useState<Ground["state"]>("loading");
  const [attempt, setAttempt] = useState(0);

  const create = useEffectEvent((element: HTMLDivElement) => createMap(element, setting, view, t));
  useEffect(() => {
    if (container.current === null) return;
    let one: MapLibreMap;
    try {
      one = create(container.current);
    } catch {
      // No WebGL: what stands beside the map says the same.
      queueMicrotask(() => setState("failed"));
      return;
    }
    // The first of the two counts: a map whose ground is away says 'load' as well, and a tile that is missing later is no
    // map that is missing.
    let isSettled = false;
    one.on("load", () => {
      if (isSettled) return;
      isSettled = true;
      setState("ready");
      setMap(one);
    });
    one.on("error", () => {
      if (!isSettled) setState("failed");
      isSettled = true;
    });
    return () => {
      setMap(null);
      one.remove();
    };
  }, [setting.styleUrl, attempt]);

  const retry = () => {
    setState("loading");
    setAttempt((before) => before + 1);
  };
  return { container, map, state, retry };
}
