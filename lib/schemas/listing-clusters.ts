import { z } from "zod";
import { Id } from "@/lib/schemas/id";
import { failure } from "@/lib/schemas/issues";
import { PriceFields } from "@/lib/schemas/listing";
import { optionalSearchFields, refuseConflicts } from "@/lib/schemas/listing-search";
import { number } from "@/lib/schemas/query-number";
import { MAX_MAP_DEGREES, MAX_MAP_ITEMS } from "@/lib/shared/limits";

const { page: _page, limit: _limit, sort: _sort, state: _state, ...filters } = optionalSearchFields;

/** The query of `GET /listings/clusters`: the filters of a search, and a part of the map. */
export const ClustersQuery = z
  .object({
    ...filters,
    west: number(-180, 180, "Western edge in degrees"),
    south: number(-90, 90, "Southern edge in degrees"),
    east: number(-180, 180, "Eastern edge in degrees"),
    north: number(-90, 90, "Northern edge in degrees"),
    zoom: number(0, 24, "How near the map is, as in web maps with tiles of 512 px"),
  })
  .superRefine((query, context) => {
    refuseConflicts(query, context);
    const side = (from: number, to: number, path: string) => {
      if (to <= from || to - from > MAX_MAP_DEGREES)
        context.addIssue({
          code: "custom",
          path: [path],
          message: failure("edgesApart"),
          params: { maximum: MAX_MAP_DEGREES },
        });
    };
    side(query.west, query.east, "east");
    side(query.south, query.north, "north");
  });

/** Listings that stand together, near the middle of them; a lone one with what a map says of it. */
export const ListingCluster = z
  .object({
    lat: z.number(),
    lng: z.number(),
    count: z.int().min(1),
    listing: z
      .object({
        id: Id,
        name: z.string(),
        slug: z.string().meta({ description: "With the id, as in the address of its page" }),
        ...PriceFields.shape,
      })
      .optional(),
  })
  .meta({ id: "ListingCluster" });
export type ListingCluster = z.output<typeof ListingCluster>;

export const ListingClusters = z.object({
  items: z.array(ListingCluster).max(MAX_MAP_ITEMS),
  total: z.int().min(0).meta({ description: "How many listings of the search lie in this part" }),
});
export type ListingClusters = z.output<typeof ListingClusters>;
