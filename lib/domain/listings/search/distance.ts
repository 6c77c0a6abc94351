import "server-only";
import { lyingWithin } from "@/lib/domain/listings/search/row-sets";
import { Prisma } from "@/lib/server/db";
import { boxAround, chordOfKm, EARTH_RADIUS_KM, type LatLng, unitVector } from "@/lib/shared/geo";

/**
 * The square of the straight chord, on the unit sphere, from a point to the row of `listing_search AS s`. Multiplied: a
 * power takes three times as long.
 */
function chordSquared(from: LatLng): Prisma.Sql {
  const { x, y, z } = unitVector(from);
  const [dx, dy, dz] = [
    Prisma.sql`(s.ux - ${x}::float8)`,
    Prisma.sql`(s.uy - ${y}::float8)`,
    Prisma.sql`(s.uz - ${z}::float8)`,
  ];
  return Prisma.sql`(${dx} * ${dx} + ${dy} * ${dy} + ${dz} * ${dz})`;
}

/** Rows no farther than `radiusKm` from a point, by the chord alone. */
export const isWithin = (centre: LatLng, radiusKm: number): Prisma.Sql =>
  Prisma.sql`${chordSquared(centre)} <= ${chordOfKm(radiusKm) ** 2}::float8`;

/**
 * Great-circle km from a point to the row: `distanceKm` of lib/shared/geo.ts in SQL
 * (docs/product/search.md#places-and-distance).
 */
export const distanceKmOf = (from: LatLng): Prisma.Sql =>
  Prisma.sql`(2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(${chordSquared(from)}) / 2)))`;

/** Rows within `radiusKm`: the box is what an index can answer, the chord is what decides. */
export function withinRadius(centre: LatLng, radiusKm: number): Prisma.Sql {
  const { west, south, east, north } = boxAround(centre, radiusKm);
  const box = Prisma.sql`ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)`;
  return lyingWithin(Prisma.sql`(s.geom && ${box} AND ${isWithin(centre, radiusKm)})`, centre, radiusKm);
}

/** The chord as the three-dimensional index orders by it: the same order as `distanceKmOf`, without a radius. */
export function chordByIndex(from: LatLng): Prisma.Sql {
  const { x, y, z } = unitVector(from);
  return Prisma.sql`s.sphere <<->> ST_MakePoint(${x}::float8, ${y}::float8, ${z}::float8)`;
}
