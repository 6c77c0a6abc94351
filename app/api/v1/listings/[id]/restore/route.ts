import * as listings from "@/lib/api/listings";
import { restoreListing } from "@/lib/domain/listings/restore-listing";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(listings.restoreListing, async ({ actor, params }) => ({
    listing: await restoreListing(actor, params.id),
  })),
});
