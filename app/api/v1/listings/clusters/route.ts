import * as listings from "@/lib/api/listings";
import { clusterListings } from "@/lib/domain/listings/search/cluster-listings";
import { methods, route } from "@/lib/http/route";
import { asSearch } from "@/lib/schemas/listing-search";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listings.clusterListings, ({ query: { west, south, east, north, zoom, ...filters } }) =>
    clusterListings(asSearch(filters), { west, south, east, north, zoom }),
  ),
});
