import "maplibre-gl/dist/maplibre-gl.css";
import "@/components/map/map.css";
import { addProtocol, AttributionControl, Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import { Protocol } from "pmtiles";
import { BASE_MAP_MAX_ZOOM, BASE_MAP_MIN_ZOOM, baseStyle, familiesOf } from "@/components/map/base-style";
import type { GroundSetting, GroundView } from "@/components/map/ground-setting";
import type { Translator } from "@/lib/content/messages";
import { MAX_MAP_ZOOM, MIN_MAP_ZOOM } from "@/lib/shared/limits";

// The library looks for it beside itself, where the bundler does not leave it.
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/** India and its islands, with room around for a phone's tall screen: [west, south, east, north]. */
const INDIA: [number, number, number, number] = [62, -4, 104, 46];
const DARK = "(prefers-color-scheme: dark)";

/** How near one may come: another style than ours may draw streets. */
export const maxZoomOf = (styleUrl: string | null): number =>
  styleUrl === null ? BASE_MAP_MAX_ZOOM : MAX_MAP_ZOOM;

/** How far one may go: of another style than ours the country's outline is not shown, because it is not known which it draws. */
const minZoomOf = (styleUrl: string | null): number => (styleUrl === null ? BASE_MAP_MIN_ZOOM : MIN_MAP_ZOOM);

const styleOf = ({ styleUrl, locale }: GroundSetting, isDark: boolean) =>
  styleUrl ??
  baseStyle({
    origin: location.origin,
    scheme: isDark ? "dark" : "light",
    locale,
    fonts: familiesOf(getComputedStyle(document.body).fontFamily),
  });

/**
 * A map in a container, on our base map unless another style is set; it follows the colours of the system.
 * @throws where the browser has no WebGL
 */
export function createMap(
  container: HTMLDivElement,
  setting: GroundSetting,
  { centre, zoom, isAlone = false }: GroundView,
  t: Translator,
): MapLibreMap {
  const dark = matchMedia(DARK);
  // Anew for each map: it never asks again for a file that was away once.
  addProtocol("pmtiles", new Protocol().tile);
  const map = new MapLibreMap({
    container,
    style: styleOf(setting, dark.matches),
    center: [centre.lng, centre.lat],
    zoom,
    minZoom: minZoomOf(setting.styleUrl),
    maxZoom: maxZoomOf(setting.styleUrl),
    maxBounds: INDIA,
    maxPitch: 0,
    dragRotate: false,
    // The page scrolls over it with one finger, or the wheel.
    cooperativeGestures: !isAlone,
    // `MapCredit` shows it, below the pins: the library's own place is above them.
    attributionControl: false,
    locale: {
      "Map.Title": t("ground.canvas"),
      "CooperativeGesturesHandler.WindowsHelpText": t("ground.scrollHint"),
      "CooperativeGesturesHandler.MacHelpText": t("ground.scrollHintMac"),
      "CooperativeGesturesHandler.MobileHelpText": t("ground.twoFingers"),
    },
  });
  const repaint = () => map.setStyle(styleOf(setting, dark.matches));
  if (setting.styleUrl === null) dark.addEventListener("change", repaint);
  map.once("remove", () => dark.removeEventListener("change", repaint));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Whom a map is from, as an element. */
export const creditOf = (map: MapLibreMap): HTMLElement =>
  new AttributionControl({ compact: false }).onAdd(map);
