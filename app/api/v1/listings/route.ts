import * as listings from "@/lib/api/listings";
import { stateOfCode } from "@/lib/content/states";
import { createListing } from "@/lib/domain/listings/create-listing";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { methods, route } from "@/lib/http/route";
import { asSearch } from "@/lib/schemas/listing-search";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listings.searchListings, ({ query }) =>
    searchListings(asSearch(query), { statePoint: stateOfCode(query.state ?? "") }),
  ),
  POST: route(listings.createListing, async ({ actor, fields, files, request }) => ({
    listing: await createListing(actor, fields, files, idempotencyKey(request)),
  })),
});
