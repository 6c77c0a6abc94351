import "server-only";
import { z } from "zod";
import { foundBy } from "@/lib/domain/listings/search/answer";
import type { ListingCluster, ListingClusters } from "@/lib/schemas/listing-clusters";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { PriceFields } from "@/lib/schemas/listing";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import type { Box } from "@/lib/shared/geo";
import { MAX_MAP_ITEMS } from "@/lib/shared/limits";
import { listingSlug } from "@/lib/shared/slug";

/** A cell is about as wide as a finger's target and its surroundings, px of a map whose world has 512 px at zoom 0. */
const CELL_PX = 80;
const WORLD_PX = 512;
/** However large the part and high the zoom: so many columns and rows at most, and one more at the edges. */
const MOST_CELLS = 20;

const Group = z.object({ lat: z.number(), lng: z.number(), id: z.string() });
/** A lone listing has a name and a price, a group has neither. */
const Row = z.union([
  Group.extend({ ...PriceFields.shape, count: z.literal(1), name: z.string() }),
  Group.extend({
    count: z.int().min(2),
    name: z.null(),
    price: z.null(),
    priceUnit: z.null(),
    from: z.null(),
  }),
]);

/**
 * Size of the cells of a grid over a part of the map, degrees. It depends on the whole zoom and latitude only, so that
 * moving the map a little leaves the clusters as they are.
 */
export function cellOf({ west, south, east, north }: Box, zoom: number): { lng: number; lat: number } {
  const byZoom = (360 / (WORLD_PX * 2 ** Math.floor(zoom))) * CELL_PX;
  const narrowing = Math.cos((Math.round((south + north) / 2) * Math.PI) / 180);
  return {
    lng: Math.max(byZoom, (east - west) / MOST_CELLS),
    lat: Math.max(byZoom * Math.max(narrowing, 0.01), (north - south) / MOST_CELLS),
  };
}

/**
 * The statement that gives the clusters: one pass over the rows of the box, then the names of the lone ones. A group
 * stands halfway between its middle and its cell's, so that groups of neighbouring cells do not cover each other.
 */
function clustersQuery(where: Prisma.Sql, box: Box, zoom: number): Prisma.Sql {
  const { west, south, east, north } = box;
  const cell = cellOf(box, zoom);
  return Prisma.sql`
    SELECT CASE cell.count WHEN 1 THEN cell.lat ELSE (cell.lat + (cell.y + 0.5) * ${cell.lat}::float8) / 2 END AS lat,
           CASE cell.count WHEN 1 THEN cell.lng ELSE (cell.lng + (cell.x + 0.5) * ${cell.lng}::float8) / 2 END AS lng,
           cell.count, cell.id, listing.name, listing.price, listing.price_unit::text AS "priceUnit", listing.price_from AS "from"
    FROM (
      SELECT floor(s.lng / ${cell.lng}::float8) AS x, floor(s.lat / ${cell.lat}::float8) AS y,
             avg(s.lat) AS lat, avg(s.lng) AS lng, count(*)::int AS count, min(s.listing_id) AS id
      FROM listing_search AS s
      WHERE s.geom && ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)
        -- The index knows boxes rounded to a metre or so.
        AND s.lng BETWEEN ${west}::float8 AND ${east}::float8 AND s.lat BETWEEN ${south}::float8 AND ${north}::float8
        AND ${where}
      GROUP BY x, y
      ORDER BY count(*) DESC, min(s.listing_id) LIMIT ${MAX_MAP_ITEMS}::int
    ) AS cell
    LEFT JOIN listings AS listing ON listing.id = CASE WHEN cell.count = 1 THEN cell.id END`;
}

/**
 * The listings of a search in a part of the map: neighbours as one with their count, at most 500 in all. The same
 * condition as the search's rows and total.
 * @param zoom as in web maps with tiles of 512 px
 */
export async function clusterListings(
  search: ListingSearch,
  { zoom, ...box }: Box & { readonly zoom: number },
): Promise<ListingClusters> {
  const { where } = await foundBy(search);
  const found = await rows(readingDb, Row)`${clustersQuery(where, box, zoom)}`;
  const items = found.map(({ lat, lng, count, id, ...rest }): ListingCluster => {
    if (rest.name === null) return { lat, lng, count };
    const { name, price, priceUnit, from } = rest;
    return {
      lat,
      lng,
      count,
      listing: { id, name, slug: listingSlug({ id, name }), price, priceUnit, from },
    };
  });
  return { items, total: items.reduce((sum, { count }) => sum + count, 0) };
}
