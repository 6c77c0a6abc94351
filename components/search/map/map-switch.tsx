"use client";

import { Map as MapIcon, X } from "lucide-react";
import { type ComponentType, createContext, type ReactNode, useContext, useId, useState } from "react";
import type { MapSetting } from "@/components/search/map/map-setting";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type View = ComponentType<{ setting: MapSetting }>;

type MapState = {
  id: string;
  isOpen: boolean;
  /** In an object: React would call a component that is set as a state. */
  loaded: { View: View } | "failed" | null;
  load: () => void;
  toggle: () => void;
};
const MapContext = createContext<MapState | null>(null);
const useMapState = (): MapState => {
  const state = useContext(MapContext);
  if (state === null) throw new Error("A map's button and panel stand within MapSwitch");
  return state;
};

/** What the button and the panel of a map share. What draws the map is loaded for the first press: it is larger than the page. */
export function MapSwitch({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<MapState["loaded"]>(null);
  const load = () => {
    setLoaded(null);
    import("@/components/search/map/map-view").then(
      ({ MapView }) => setLoaded({ View: MapView }),
      () => setLoaded("failed"),
    );
  };
  const toggle = () => {
    if (!isOpen && (loaded === null || loaded === "failed")) load();
    setOpen(!isOpen);
  };
  return <MapContext value={{ id, isOpen, loaded, load, toggle }}>{children}</MapContext>;
}

/** Opens and closes the map; on a phone an icon, as what stands beside it. */
export function MapButton({ show, hide }: { show: string; hide: string }) {
  const { id, isOpen, toggle } = useMapState();
  return (
    <Button
      variant="line"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
      className="max-sm:w-touch max-sm:p-0"
    >
      {isOpen ? <X aria-hidden className="size-4" /> : <MapIcon aria-hidden className="size-4" />}
      <span className="whitespace-nowrap max-sm:sr-only">{isOpen ? hide : show}</span>
    </Button>
  );
}

/** The map above the list, which stays. */
export function MapPanel({ setting }: { setting: MapSetting }) {
  const { id, isOpen, loaded, load } = useMapState();
  const t = setting.texts;
  return (
    <section id={id} aria-label={t.title} hidden={!isOpen} className="mt-3">
      {!isOpen ? null : loaded === "failed" ? (
        <Alert
          action={
            <Button variant="line" onClick={load}>
              {t.retry}
            </Button>
          }
        >
          {t.failed}
        </Alert>
      ) : loaded === null ? (
        <p
          role="status"
          className="grid h-96 place-items-center rounded-card border border-line bg-sunken text-sm"
        >
          <span className="flex items-center gap-2">
            <Spinner className="size-4" />
            {t.loading}
          </span>
        </p>
      ) : (
        <loaded.View setting={setting} />
      )}
    </section>
  );
}
