import "server-only";
import { z } from "zod";
import { fetchJson } from "@/lib/server/geocode/fetch-json";
import {
  type FoundPlace,
  type Geocoder,
  type GeocoderSettings,
  isInIndia,
  labelOf,
} from "@/lib/server/geocode/geocoder";

const Address = z.object({
  suburb: z.string().optional(),
  village: z.string().optional(),
  town: z.string().optional(),
  city: z.string().optional(),
  county: z.string().optional(),
  state_district: z.string().optional(),
  state: z.string().optional(),
  country_code: z.string().optional(),
});

const Hit = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().optional(),
  addresstype: z.string().optional(),
  address: Address,
});

/** A point nobody has a name for is `{"error": …}`, with status 200. */
const ReverseAnswer = z.union([Hit, z.object({ error: z.string() })]);

const KINDS: Readonly<Record<string, FoundPlace["kind"]>> = {
  state: "state",
  state_district: "district",
  county: "district",
  district: "district",
  city: "city",
  town: "city",
  municipality: "city",
  postcode: "pin_code",
};

const labelOfHit = ({ name, address }: z.output<typeof Hit>): string | null =>
  labelOf([
    name,
    address.suburb,
    address.city ?? address.town ?? address.village ?? address.county ?? address.state_district,
    address.state,
  ]);

/** Nominatim's search and reverse (format jsonv2), of places in India. */
export const nominatim = (settings: GeocoderSettings): Geocoder => ({
  async search(q, limit) {
    const query = { q, limit, format: "jsonv2", addressdetails: 1, countrycodes: "in", layer: "address" };
    const hits = z.array(Hit).parse(await fetchJson(settings, "/search", query));
    return hits.slice(0, limit).flatMap((hit): FoundPlace[] => {
      const [point, label] = [{ lat: hit.lat, lng: hit.lon }, labelOfHit(hit)];
      if (label === null || hit.address.country_code !== "in" || !isInIndia(point)) return [];
      return [{ label, ...point, kind: KINDS[hit.addresstype ?? ""] ?? "locality" }];
    });
  },
  async reverse({ lat, lng }) {
    // Zoom 14: neighbourhoods and villages, not houses.
    const query = { lat, lon: lng, format: "jsonv2", addressdetails: 1, zoom: 14 };
    const answer = ReverseAnswer.parse(await fetchJson(settings, "/reverse", query));
    return "error" in answer || answer.address.country_code !== "in" ? null : labelOfHit(answer);
  },
});
