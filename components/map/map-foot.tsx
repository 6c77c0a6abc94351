"use client";

import type { Map as MapLibreMap } from "maplibre-gl";
import type { ReactNode } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** Null until it can be moved. */
  map: MapLibreMap | null;
  children?: ReactNode;
};

/** Below a map: what is to be said of it, and its zoom. As high before the map is there: nothing moves. */
export function MapFoot({ map, children }: Props) {
  const t = useTranslator();
  const button = buttonClass({ variant: "line", size: "icon" });
  return (
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
  );
}
