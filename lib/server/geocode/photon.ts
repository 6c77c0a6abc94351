import "server-only";
import { z } from "zod";
import { fetchJson } from "@/lib/server/geocode/fetch-json";
import {
  type FoundPlace,
  type Geocoder,
  type GeocoderSettings,
  INDIA,
  isInIndia,
  labelOf,
} from "@/lib/server/geocode/geocoder";

const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    name: z.string().optional(),
    type: z.string().optional(),
    osm_value: z.string().optional(),
    district: z.string().optional(),
    city: z.string().optional(),
    county: z.string().optional(),
    state: z.string().optional(),
    countrycode: z.string().optional(),
  }),
});

const Answer = z.object({ features: z.array(Feature) });

const KINDS: Readonly<Record<string, FoundPlace["kind"]>> = {
  state: "state",
  county: "district",
  city: "city",
};

/** The box of India holds much of its neighbours: some of what is found there falls away. */
const SPARE = 10;

const isIndian = ({ properties }: z.output<typeof Feature>) => properties.countrycode === "IN";

const labelOfFeature = ({ properties: { name, district, city, county, state } }: z.output<typeof Feature>) =>
  labelOf([name, district, city ?? county, state]);

/** Photon's search and reverse (GeoJSON), of places in India. */
export const photon = (settings: GeocoderSettings): Geocoder => ({
  async search(q, limit) {
    const bbox = [INDIA.west, INDIA.south, INDIA.east, INDIA.north].join(",");
    const { features } = Answer.parse(
      await fetchJson(settings, "/api", { q, limit: limit + SPARE, lang: "en", bbox }),
    );
    return features
      .filter(isIndian)
      .flatMap((feature): FoundPlace[] => {
        const [lng, lat] = feature.geometry.coordinates;
        const label = labelOfFeature(feature);
        if (label === null || !isInIndia({ lat, lng })) return [];
        const { type = "", osm_value } = feature.properties;
        return [
          { label, lat, lng, kind: osm_value === "postcode" ? "pin_code" : (KINDS[type] ?? "locality") },
        ];
      })
      .slice(0, limit);
  },
  async reverse({ lat, lng }) {
    const { features } = Answer.parse(
      await fetchJson(settings, "/reverse", { lat, lon: lng, lang: "en", limit: 1 }),
    );
    const [nearest] = features.filter(isIndian);
    return nearest ? labelOfFeature(nearest) : null;
  },
});
