import * as listings from "@/lib/api/listings";
import { facetCounts } from "@/lib/domain/listings/search/facet-counts";
import { methods, route } from "@/lib/http/route";
import { asSearch } from "@/lib/schemas/listing-search";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listings.facetListings, ({ query }) => facetCounts(asSearch(query))),
});
