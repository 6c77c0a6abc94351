import * as listings from "@/lib/api/listings";
import { stateOfCode } from "@/lib/content/states";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { methods, route } from "@/lib/http/route";
import { asSearch } from "@/lib/schemas/listing-search";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listings.searchListings, ({ query }) =>
    searchListings(asSearch(query), { statePoint: stateOfCode(query.state ?? "") }),
  ),
});
