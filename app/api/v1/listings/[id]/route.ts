import * as listings from "@/lib/api/listings";
import { getListing } from "@/lib/domain/listings/get-listing";
import { updateListing } from "@/lib/domain/listings/update-listing";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(listings.getListing, async ({ actor, params }) => ({
    listing: await getListing(actor, params.id),
  })),
  PATCH: route(listings.updateListing, async ({ actor, params, fields, files }) => ({
    listing: await updateListing(actor, params.id, fields, files),
  })),
});
