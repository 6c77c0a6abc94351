"use client";

import { type ComponentProps, type ComponentType, type ReactNode, useState } from "react";
import type { GroundSetting } from "@/components/map/ground-setting";
import type { PointMap } from "@/components/map/point-map";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { LatLng } from "@/lib/shared/geo";

type Props = {
  setting: GroundSetting;
  point: LatLng;
  /** How far is served, km; null when not said. */
  radiusKm: number | null;
  /** What the picture shows, in words. */
  label: string;
  /** Where it is, to scale: drawn on the server. */
  sketch: ReactNode;
};

/** The button that had the focus is gone: the keyboard goes on from what it brought. */
const takeFocus = (box: HTMLElement | null) => {
  if (document.activeElement === document.body) box?.focus({ preventScroll: true });
};

/** Where something is and how far it serves: a sketch to scale at once, and the map for a press, which is larger than the page. */
export function AreaMap({ setting, point, radiusKm, label, sketch }: Props) {
  const t = useTranslator();
  const [state, setState] = useState<"sketch" | "loading" | "failed">("sketch");
  // In an object: React would call a component that is set as a state.
  const [map, setMap] = useState<{ View: ComponentType<ComponentProps<typeof PointMap>> } | null>(null);
  if (map !== null)
    return (
      <div ref={takeFocus} role="group" aria-label={label} tabIndex={-1} className="outline-none">
        <map.View setting={setting} point={point} radiusKm={radiusKm} label={label}>
          {sketch}
          <p role="alert" className="mt-2 text-sm text-ink-2">
            {t("ground.failed")}
          </p>
        </map.View>
      </div>
    );
  const load = () => {
    setState("loading");
    import("@/components/map/point-map").then(
      ({ PointMap: View }) => setMap({ View }),
      () => setState("failed"),
    );
  };
  return (
    <div className="relative">
      {sketch}
      <Button
        variant="line"
        aria-busy={state === "loading"}
        onClick={load}
        className="absolute top-2 left-2 shadow-float noscript:hidden"
      >
        {state === "loading" ? <Spinner className="size-4" /> : <Icon name="map" className="size-4" />}
        {t("ground.show")}
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {state === "failed" ? t("ground.failed") : null}
      </p>
    </div>
  );
}
