import "server-only";
import { db, Prisma } from "@/lib/server/db";
import type { LatLng } from "@/lib/shared/geo";

/** From which importance on a place has its name on the map: people in a city, for a locality its share of its city's. */
const LEAST = { city: 100_000, locality: 13_000 } as const;

export type MapPlace = LatLng & {
  readonly kind: "city" | "locality";
  readonly name: string;
  readonly stateCode: string;
  /** Comparable between places of one kind. */
  readonly importance: number;
};

let known: Promise<MapPlace[]> | null = null;

/**
 * The places of the gazetteer that the map names, the important first: some 450 cities and 1,100 of their localities.
 * Asked of the database once a process, unless it had none: the gazetteer changes with a release.
 */
export async function mapPlaces(): Promise<MapPlace[]> {
  known ??= db.$queryRaw<MapPlace[]>(Prisma.sql`
    SELECT kind, name, state_code AS "stateCode", importance, lat, lng FROM places
    WHERE (kind = 'city' AND importance >= ${LEAST.city})
      OR (kind = 'locality' AND importance >= ${LEAST.locality})
    ORDER BY importance DESC, id`);
  const asked = known;
  const places = await asked.catch((error: unknown) => {
    if (known === asked) known = null;
    throw error;
  });
  if (places.length === 0) known = null;
  return places;
}
