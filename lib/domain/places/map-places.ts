import "server-only";
import { z } from "zod";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

/** From which importance on a place has its name on the map: people in a city, for a locality its share of its city's. */
const LEAST = { city: 100_000, locality: 13_000 } as const;

const MapPlace = z.object({
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(["city", "locality"]),
  name: z.string(),
  stateCode: z.string(),
  /** Comparable between places of one kind. */
  importance: z.int(),
});
export type MapPlace = Readonly<z.output<typeof MapPlace>>;

let known: Promise<MapPlace[]> | null = null;

/**
 * The places of the gazetteer that the map names, the important first: some 450 cities and 1,100 of their localities.
 * Asked of the database once a process, unless it had none: the gazetteer changes with a release.
 */
export async function mapPlaces(): Promise<MapPlace[]> {
  known ??= rows(readingDb, MapPlace)`
    SELECT kind, name, state_code AS "stateCode", importance, lat, lng FROM places
    WHERE (kind = 'city' AND importance >= ${LEAST.city})
      OR (kind = 'locality' AND importance >= ${LEAST.locality})
    ORDER BY importance DESC, id`;
  const asked = known;
  const places = await asked.catch((error: unknown) => {
    if (known === asked) known = null;
    throw error;
  });
  if (places.length === 0) known = null;
  return places;
}
