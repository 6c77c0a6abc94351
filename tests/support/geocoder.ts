import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in behaves: as the real services do, or might. */
export type GeocoderMood =
  "well" | "400" | "429" | "403" | "500" | "hang" | "garbage" | "endless" | "redirect";
export const BAD_MOODS = ["429", "403", "500", "hang", "garbage", "endless", "redirect"] as const;

const kothrud = {
  place_id: 1,
  lat: "18.5074",
  lon: "73.8077",
  category: "place",
  type: "suburb",
  addresstype: "suburb",
  name: "Kothrud",
  display_name: "Kothrud, Pune, Pune City, Maharashtra, 411038, India",
  address: { suburb: "Kothrud", city: "Pune", state: "Maharashtra", country: "India", country_code: "in" },
};
const abroad = { ...kothrud, lat: "51.5", lon: "0", address: { city: "London", country_code: "gb" } };
const pune = {
  ...kothrud,
  lat: "18.5213",
  lon: "73.8545",
  addresstype: "city",
  name: "Pune",
  address: { city: "Pune", state_district: "Pune District", state: "Maharashtra", country_code: "in" },
};

const feature = (coordinates: readonly number[], properties: object) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: { osm_type: "N", osm_id: 1, country: "India", countrycode: "IN", ...properties },
});
const collection = (features: readonly object[]) => ({ type: "FeatureCollection", features });
const kothrudFeature = feature([73.8077, 18.5074], {
  type: "district",
  name: "Kothrud",
  city: "Pune",
  county: "Pune City",
  state: "Maharashtra",
});

/** What each protocol answers to a path and its query. */
const ANSWERS: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  "/search": (query) => (query.get("q") === "nowhere" ? [] : [kothrud, pune, abroad]),
  "/api": (query) =>
    collection(
      query.get("q") === "nowhere"
        ? []
        : [
            feature([90.4, 23.8], { type: "city", name: "Dhaka", countrycode: "BD" }),
            kothrudFeature,
            feature([73.8545, 18.5213], { type: "city", name: "Pune", county: "Pune", state: "Maharashtra" }),
          ],
    ),
};
const reverseNominatim = (query: URLSearchParams) =>
  query.get("lat") === "10" ? { error: "Unable to geocode" } : query.get("lat") === "51.5" ? abroad : kothrud;
const reversePhoton = (query: URLSearchParams) =>
  collection(query.get("lat") === "10" || query.get("lat") === "51.5" ? [] : [kothrudFeature]);

/** Nominatim and Photon on this machine, as far as the product talks to them; one server speaks both protocols. */
export async function startGeocoder() {
  const calls: { url: URL; userAgent: string | undefined; at: number }[] = [];
  const open = new Set<ServerResponse>();
  let mood: GeocoderMood = "well";

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://geocoder");
    calls.push({ url, userAgent: request.headers["user-agent"], at: performance.now() });
    open.add(response);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (/^\d+$/.test(mood)) return json(Number(mood), { error: "no" });
    if (mood === "hang") return undefined;
    if (mood === "garbage") return json(200, { features: "many", 0: "none" });
    if (mood === "redirect") return response.writeHead(302, { Location: "/elsewhere" }).end();
    if (mood === "endless") {
      response.writeHead(200, { "Content-Type": "application/json" });
      const more = () => {
        while (!response.destroyed && response.write(`"${"x".repeat(60_000)}",`));
      };
      response.on("drain", more);
      return more();
    }
    const reverse = url.searchParams.get("format") === "jsonv2" ? reverseNominatim : reversePhoton;
    const known = url.pathname.endsWith("/reverse") ? reverse : ANSWERS[url.pathname];
    return known ? json(200, known(url.searchParams)) : json(404, {});
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    be: (next: GeocoderMood) => {
      mood = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const response of open) response.destroy();
        server.close(() => resolve());
      }),
  };
}
