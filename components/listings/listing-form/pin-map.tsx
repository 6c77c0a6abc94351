"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { PointMap } from "@/components/map/point-map";
import { PointSketch } from "@/components/map/point-sketch";
import { useTranslator } from "@/components/messages/use-translator";

type Props = Omit<ComponentProps<typeof PointMap>, "children"> &
  Pick<ComponentProps<typeof PointSketch>, "place">;

/** The map to put a pin on; a sketch to scale until it is loaded, and where none can be drawn. */
export function PinMap({ place, ...map }: Props) {
  const t = useTranslator();
  const [loaded, setLoaded] = useState<{ View: ComponentType<ComponentProps<typeof PointMap>> } | null>(null);
  useEffect(() => {
    import("@/components/map/point-map").then(
      ({ PointMap: View }) => setLoaded({ View }),
      () => undefined,
    );
  }, []);
  const { point, radiusKm, label } = map;
  const sketch = <PointSketch point={point} radiusKm={radiusKm} place={place} label={label} t={t} />;
  return loaded === null ? sketch : <loaded.View {...map}>{sketch}</loaded.View>;
}
