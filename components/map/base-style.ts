import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";

/** Where the base map stands, below the site's own address; its licences lie beside it. */
export const BASE_MAP_PATH = "/map/india-base.pmtiles";

/** Where the names of cities and localities stand, below the site's own address. */
export const mapPlacesPath = (locale: "en" | "hi"): string => `/media/map/places-${locale}.json`;

/** Its finest tiles are of zoom 8, and it knows no roads: nearer than this there is nothing left to see. */
export const BASE_MAP_MAX_ZOOM = 13;
/** All of India on a phone. */
export const BASE_MAP_MIN_ZOOM = 3;

/** Whom the map is from; the full notices are in public/map/LICENCES.txt. */
const CREDIT =
  'Boundaries: <a href="https://github.com/datameet/maps">DataMeet India community</a> (<a href="/map/LICENCES.txt">CC BY 2.5 IN</a>), Arun Ganesh, Guneet Narula; <a href="https://www.naturalearthdata.com">Made with Natural Earth</a>';

type Palette = Record<
  | "sea"
  | "abroad"
  | "land"
  | "town"
  | "water"
  | "coast"
  | "frontier"
  | "state"
  | "district"
  | "name"
  | "station",
  string
>;

const PALETTES: Readonly<Record<"light" | "dark", Palette>> = {
  light: {
    sea: "#d9e6ec",
    abroad: "#ebe9e3",
    land: "#fbf9f5",
    town: "#f1e7d6",
    water: "#b9d4e1",
    coast: "#a4b7c1",
    frontier: "#857d97",
    state: "#afa8bd",
    district: "#dcd8df",
    name: "#6b647d",
    station: "#454b49",
  },
  dark: {
    sea: "#0d1519",
    abroad: "#151b1c",
    land: "#1c2423",
    town: "#292a27",
    water: "#23404b",
    coast: "#34444a",
    frontier: "#7a7291",
    state: "#4b4860",
    district: "#2c3435",
    name: "#a8a1ba",
    station: "#c3c9c6",
  },
};

/** A width or size that grows with the zoom: pairs of zoom and px. */
const grows = (...stops: number[]): ExpressionSpecification =>
  ["interpolate", ["linear"], ["zoom"], ...stops] as ExpressionSpecification;

const ground = (source: string, { sea, abroad, land, town, water }: Palette): LayerSpecification[] => [
  { id: "sea", type: "background", paint: { "background-color": sea } },
  { id: "abroad", type: "fill", source, "source-layer": "neighbours", paint: { "fill-color": abroad } },
  { id: "land", type: "fill", source, "source-layer": "land", paint: { "fill-color": land } },
  { id: "towns", type: "fill", source, "source-layer": "urban", paint: { "fill-color": town } },
  { id: "lakes", type: "fill", source, "source-layer": "lakes", paint: { "fill-color": water } },
  {
    id: "rivers",
    type: "line",
    source,
    "source-layer": "rivers",
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": water, "line-width": grows(3, 0.5, 8, 1.5, 13, 5) },
  },
];

/** The district lines, the states' and India's border, each above what it divides. */
const borders = (
  source: string,
  { abroad, coast, frontier, state, district }: Palette,
): LayerSpecification[] => {
  const line = (layer: string, color: string, ...width: number[]): LayerSpecification => ({
    id: `line-${layer}`,
    type: "line",
    source,
    "source-layer": layer,
    layout: { "line-join": "round" },
    paint: { "line-color": color, "line-width": grows(...width) },
  });
  return [
    line("borders", abroad, 3, 0.5, 8, 1.2),
    line("districts", district, 5, 0.4, 9, 1, 13, 1.8),
    line("states", state, 3, 0.5, 6, 1.1, 10, 2),
    line("land", coast, 3, 0.4, 7, 0.9, 12, 1.4),
    line("intl", frontier, 3, 1, 7, 1.6, 12, 2.2),
  ];
};

/**
 * The families of a text. Without what stands in for a font that is on its way: it is a font of the machine, and where the
 * machine lacks that one the map would wait for none of the others.
 */
export const familiesOf = (fontFamily: string): string[] =>
  fontFamily
    .split(",")
    .map((family) => family.trim().replace(/^["']|["']$/g, ""))
    .filter((family) => !family.endsWith(" Fallback"));

// Without glyphs in the style the browser draws the letters itself, with the fonts that are named.
const fontOf = (families: readonly string[]) => ({ "text-font": [...families] });
const haloOf = ({ land }: Palette) => ({ "text-halo-color": land, "text-halo-width": 1.5 });

/** Thousands of people from which on a city is named: the largest from afar, all of them nearer. */
const NAMED_FROM: ExpressionSpecification = ["step", ["zoom"], 2500, 5, 1000, 6, 400, 7, 200, 8.5, 100];

/** Cities, and nearer their localities, as our gazetteer calls them: the more important first where room is short. */
const places = (source: string, palette: Palette, fonts: readonly string[]): LayerSpecification[] => {
  const isCity: ExpressionSpecification = ["==", ["get", "k"], "city"];
  const name = {
    ...fontOf(fonts),
    "text-field": ["get", "n"] as ExpressionSpecification,
    "text-max-width": 8,
  };
  const byImportance = { "symbol-sort-key": ["-", ["get", "r"]] as ExpressionSpecification };
  return [
    {
      id: "localities",
      type: "symbol",
      source,
      minzoom: 10,
      filter: ["!", isCity],
      layout: { ...name, ...byImportance, "text-size": 12, "text-padding": 8 },
      paint: { ...haloOf(palette), "text-color": palette.station },
    },
    {
      id: "city-dots",
      type: "circle",
      source,
      filter: ["all", isCity, [">=", ["get", "r"], NAMED_FROM]],
      maxzoom: 10,
      paint: { "circle-radius": 2.5, "circle-color": palette.station },
    },
    {
      id: "cities",
      type: "symbol",
      source,
      filter: ["all", isCity, [">=", ["get", "r"], NAMED_FROM]],
      layout: {
        ...name,
        ...byImportance,
        "text-size": ["step", ["get", "r"], 12, 1000, 13, 2500, 14] as ExpressionSpecification,
        // Above its dot, where a group of listings seldom stands.
        "text-anchor": "bottom",
        "text-offset": [0, -0.3],
        "text-padding": 4,
      },
      paint: { ...haloOf(palette), "text-color": palette.station },
    },
  ];
};

/** States by their names in the page's language; nearer, railway stations, which people know a locality by. */
const names = (
  source: string,
  palette: Palette,
  { locale, fonts }: Pick<Options, "locale" | "fonts">,
): LayerSpecification[] => {
  const font = fontOf(fonts);
  const halo = haloOf(palette);
  return [
    {
      id: "states",
      type: "symbol",
      source,
      "source-layer": "state-labels",
      minzoom: 4,
      maxzoom: 8.5,
      layout: { ...font, "text-field": ["get", locale === "hi" ? "name_hi" : "name"], "text-size": 12 },
      paint: { ...halo, "text-color": palette.name },
    },
    {
      id: "station-dots",
      type: "circle",
      source,
      "source-layer": "stations",
      minzoom: 10,
      paint: { "circle-radius": 2.5, "circle-color": palette.name },
    },
    {
      id: "stations",
      type: "symbol",
      source,
      "source-layer": "stations",
      minzoom: 11,
      layout: {
        ...font,
        "text-field": ["get", "n"],
        "text-size": 12,
        "text-anchor": "top",
        "text-offset": [0, 0.4],
        "text-max-width": 8,
        "text-padding": 6,
        "symbol-sort-key": ["case", ["==", ["get", "r"], 1], 0, 1],
      },
      paint: { ...halo, "text-color": palette.station },
    },
  ];
};

type Options = {
  origin: string;
  scheme: "light" | "dark";
  locale: "en" | "hi";
  /** Families the names are written with, as the page has them: a machine may have none of its own for Hindi. */
  fonts: readonly string[];
};

/**
 * The style of our own base map of India: outline, states, districts, waters and stations, and the names of our own
 * gazetteer; nothing from elsewhere.
 * @param options.origin the site's own, since the library resolves no relative address behind `pmtiles://`
 */
export function baseStyle({ origin, scheme, locale, fonts }: Options): StyleSpecification {
  const palette = PALETTES[scheme];
  const [source, named] = ["india", "places"];
  return {
    version: 8,
    sources: {
      [source]: { type: "vector", url: `pmtiles://${origin}${BASE_MAP_PATH}`, attribution: CREDIT },
      [named]: { type: "geojson", data: `${origin}${mapPlacesPath(locale)}` },
    },
    // What is drawn last has its room first: the cities.
    layers: [
      ...ground(source, palette),
      ...borders(source, palette),
      ...names(source, palette, { locale, fonts }),
      ...places(named, palette, fonts),
    ],
  };
}
