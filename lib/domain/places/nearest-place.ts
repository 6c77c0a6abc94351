import "server-only";
import { z } from "zod";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import type { LatLng } from "@/lib/shared/geo";

/** A city or locality near a point. `km` is the great-circle distance to it. */
const NearPlace = z.object({
  lat: z.number(),
  lng: z.number(),
  label: z.string(),
  stateCode: z.string(),
  km: z.number(),
});
type NearPlace = Readonly<z.output<typeof NearPlace>>;

/** Nothing of the gazetteer within this of a point: the point is not in India, km. */
const FARTHEST_KM = 150;
/** Nearest first in degrees is almost, not quite, nearest first in km: as many are compared. */
const CANDIDATES = 12;
/** In the very middle of a city its name says more than the nearest post office's, km and inhabitants. */
const CITY_CENTRE_KM = 1;
const CITY_INHABITANTS = 100_000;

/**
 * The nearest city or locality of each point (the city itself in its very middle), in the order of the points; null where none lies within 150 km. One
 * query for all of them, about 0.1 ms a point: for imports, in batches of up to 10,000.
 */
export async function nearestPlaces(points: readonly LatLng[]): Promise<(NearPlace | null)[]> {
  if (points.length === 0) return [];
  const found = await rows(readingDb, NearPlace.extend({ position: z.int() }))`
    SELECT asked.position::int, nearest.*
    FROM unnest(${points.map(({ lat }) => lat)}::float8[], ${points.map(({ lng }) => lng)}::float8[])
      WITH ORDINALITY AS asked(lat, lng, position)
    CROSS JOIN LATERAL (
      SELECT label, "stateCode", lat, lng, km
      FROM (
        SELECT label, state_code AS "stateCode", lat, lng, kind, population,
               ST_DistanceSphere(geom, ST_Point(asked.lng, asked.lat, 4326)) / 1000 AS km
        FROM places WHERE kind IN ('city', 'locality')
        ORDER BY geom <-> ST_Point(asked.lng, asked.lat, 4326) LIMIT ${CANDIDATES}
      ) AS candidate
      ORDER BY (kind = 'city' AND population >= ${CITY_INHABITANTS} AND km <= ${CITY_CENTRE_KM}) DESC, km LIMIT 1
    ) AS nearest
    WHERE nearest.km <= ${FARTHEST_KM}`;
  const result: (NearPlace | null)[] = points.map(() => null);
  for (const { position, ...place } of found) result[position - 1] = place;
  return result;
}

/** The city or locality nearest to a point; null when none lies within 150 km (the point is not in India). */
export const nearestPlace = async (point: LatLng): Promise<NearPlace | null> =>
  (await nearestPlaces([point]))[0] ?? null;

/**
 * The state each point lies in, as a code, in the order of the points; null outside India. It is the state of the
 * nearest place (docs/product/search.md#places-and-distance): at a border it can be the neighbour's.
 */
export const stateCodesAt = async (points: readonly LatLng[]): Promise<(string | null)[]> =>
  (await nearestPlaces(points)).map((place) => place?.stateCode ?? null);

/** States that are one city: their localities are labelled 'Rohini, Delhi'. */
const CITY_STATES = new Set(["DL", "CH"]);

/** 'Kothrud, Pune, Maharashtra' → 'Pune'; 'Pune, Maharashtra' → 'Pune'; 'Rohini, Delhi' → 'Delhi'. */
function cityOf({ label, stateCode }: NearPlace): string {
  const parts = label.split(", ");
  const [name = label, city = name] = parts;
  return parts.length > 2 || CITY_STATES.has(stateCode) ? city : name;
}

/** The city (else the district) and the state a point lies in, as its nearest place says; null outside India. */
export async function cityAndStateAt(
  point: LatLng,
): Promise<{ readonly city: string | null; readonly stateCode: string | null }> {
  const place = await nearestPlace(point);
  return { city: place && cityOf(place), stateCode: place && place.stateCode };
}

/** A locality speaks for a point as far from it; beyond, a city says more, km. */
const LOCALITY_KM = 4;

/**
 * The label of the nearest city or well-known locality, never a post office or a building
 * (docs/product/search.md#places-and-distance);
 * null where nothing lies within 150 km. A large city in whose very middle the point lies comes first.
 */
async function wellKnownLabel({ lat, lng }: LatLng): Promise<string | null> {
  const [place] = await rows(readingDb, z.object({ label: z.string() }))`
    SELECT label
    FROM (
      SELECT label, kind, population, ST_DistanceSphere(geom, ST_Point(${lng}, ${lat}, 4326)) / 1000 AS km
      FROM places
      -- As the index places_well_known_idx has it.
      WHERE kind = 'city' OR (kind = 'locality' AND importance >= 10000)
      ORDER BY geom <-> ST_Point(${lng}, ${lat}, 4326) LIMIT ${CANDIDATES}
    ) AS candidate
    WHERE km <= ${FARTHEST_KM}
    ORDER BY (kind = 'city' AND population >= ${CITY_INHABITANTS} AND km <= ${CITY_CENTRE_KM}) DESC,
             (kind = 'locality' AND km > ${LOCALITY_KM}), km
    LIMIT 1`;
  return place?.label ?? null;
}

/**
 * What to call a point: the nearest city or well-known locality, else 'lat, lng' with four decimals
 * (docs/product/search.md#places-and-distance). The point itself comes back unchanged.
 */
export async function labelOfPoint({ lat, lng }: LatLng): Promise<LatLng & { readonly label: string }> {
  const label = await wellKnownLabel({ lat, lng });
  return { label: label ?? `${lat.toFixed(4)}, ${lng.toFixed(4)}`, lat, lng };
}

/** An address holds a point with five decimals, degrees. */
const SAME_POINT_DEGREES = 0.00001;

/** The labels of the places that stand at a point: what somebody may have chosen there. */
export async function labelsAt({ lat, lng }: LatLng): Promise<string[]> {
  const found = await rows(readingDb, z.object({ label: z.string() }))`
    SELECT label FROM places
    WHERE geom && ST_Expand(ST_Point(${lng}::float8, ${lat}::float8, 4326), ${SAME_POINT_DEGREES}::float8) ORDER BY id`;
  return found.map(({ label }) => label);
}
