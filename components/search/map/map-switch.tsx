"use client";

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useTranslator } from "@/components/messages/use-translator";
import type { MapScreen } from "@/components/search/map/map-screen";
import type { MapSetting } from "@/components/search/map/map-setting";
import type { MapView } from "@/components/search/map/map-view";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { useMedia } from "@/components/ui/use-media";

/** From here on the map stands beside the list; below it has the screen to itself. Tailwind's `xl`. */
const BESIDE = "(min-width: 80rem)";

type Parts = {
  View: ComponentType<ComponentProps<typeof MapView>>;
  Screen: ComponentType<ComponentProps<typeof MapScreen>>;
};

type MapState = {
  id: string;
  isOpen: boolean;
  /** Open, and beside the list. */
  isBeside: boolean;
  loaded: Parts | "failed" | null;
  load: () => void;
  toggle: () => void;
};
const MapContext = createContext<MapState | null>(null);
const useMapState = (): MapState => {
  const state = useContext(MapContext);
  if (state === null) throw new Error("A map's button and panel stand within MapSwitch");
  return state;
};

/** Whether the map takes the room beside the list, where the filters stand otherwise. */
export const useMapBeside = (): boolean => useContext(MapContext)?.isBeside ?? false;

/**
 * The frame of results and their map: `data-map` says that the map stands beside them. What draws the map is loaded for
 * the first press: it is larger than the page.
 */
export function MapSwitch({ className, children }: { className: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<MapState["loaded"]>(null);
  const isBeside = useMedia(BESIDE, false) && isOpen;
  const load = () => {
    setLoaded(null);
    import("@/components/search/map/maps").then(
      ({ MapView: View, MapScreen: Screen }) => setLoaded({ View, Screen }),
      () => setLoaded("failed"),
    );
  };
  const toggle = () => {
    if (!isOpen && (loaded === null || loaded === "failed")) load();
    setOpen(!isOpen);
  };
  return (
    <MapContext value={{ id, isOpen, isBeside, loaded, load, toggle }}>
      <div className={className} data-map={isBeside ? "beside" : undefined}>
        {children}
      </div>
    </MapContext>
  );
}

/**
 * Opens and closes the map; on a phone an icon, as what stands beside it, and once that is scrolled away a pill over the
 * pictures, where it covers no way to call.
 */
export function MapButton() {
  const t = useTranslator();
  const { id, isOpen, toggle } = useMapState();
  const button = useRef<HTMLButtonElement>(null);
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      setAbove(!entry!.isIntersecting && entry!.boundingClientRect.top < 0),
    );
    watch.observe(button.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <Button
        ref={button}
        variant="line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="map-button"
      >
        {isOpen ? <Icon name="x" className="size-4" /> : <Icon name="map" className="size-4" />}
        <span>{isOpen ? t("map.hide") : t("ground.show")}</span>
      </Button>
      {isAbove && !isOpen ? (
        <Button
          aria-label={t("ground.show")}
          aria-controls={id}
          onClick={toggle}
          className="map-pill sm:hidden"
        >
          <Icon name="map" className="size-4" />
          {t("map.short")}
        </Button>
      ) : null}
    </>
  );
}

/** The map: beside the list, which stays, or over the screen. */
export function MapPanel({ setting }: { setting: MapSetting }) {
  const { id, isOpen, isBeside, loaded, load, toggle } = useMapState();
  const t = useTranslator();
  return (
    <section
      id={id}
      aria-label={t("map.title")}
      hidden={!isOpen}
      className={isBeside ? "map-beside" : "map-over"}
    >
      {!isOpen ? null : loaded === "failed" ? (
        <Alert
          action={
            <Button variant="line" onClick={load}>
              {t("map.retry")}
            </Button>
          }
        >
          {t("map.failed")}
        </Alert>
      ) : loaded === null ? (
        <p role="status" className="map-coming">
          <Spinner className="size-4" />
          {t("map.loading")}
        </p>
      ) : isBeside ? (
        <loaded.View setting={setting} />
      ) : (
        <loaded.Screen setting={setting} onClose={toggle} />
      )}
    </section>
  );
}
