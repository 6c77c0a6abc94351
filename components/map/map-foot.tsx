"use client";

import type { Map as MapLibreMap } from "maplibre-gl";
import { type ReactNode, useEffect, useRef } from "react";
import { creditOf } from "@/components/map/create-map";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** Null until it can be moved. */
  map: MapLibreMap | null;
  children?: ReactNode;
};

/** Below a map: what is to be said of it, its zoom, and whom it is from. As high before the map is there: nothing moves. */
export function MapFoot({ map, children }: Props) {
  const t = useTranslator();
  const credit = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (map === null) return;
    const element = creditOf(map);
    credit.current?.append(element);
    return () => element.remove();
  }, [map]);
  const button = buttonClass({ variant: "line", size: "icon" });
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{children}</div>
        <button
          type="button"
          aria-label={t("ground.zoomOut")}
          disabled={map === null}
          onClick={(event) => map?.zoomOut({}, { originalEvent: event.nativeEvent })}
          className={button}
        >
          <Icon name="minus" className="size-5" />
        </button>
        <button
          type="button"
          aria-label={t("ground.zoomIn")}
          disabled={map === null}
          onClick={(event) => map?.zoomIn({}, { originalEvent: event.nativeEvent })}
          className={button}
        >
          <Icon name="plus" className="size-5" />
        </button>
      </div>
      {/* The lines that whom our base map is from takes on a phone. */}
      <div ref={credit} className="mt-1 min-h-[2lh] text-2xs max-[22rem]:min-h-[3lh]" />
    </>
  );
}
