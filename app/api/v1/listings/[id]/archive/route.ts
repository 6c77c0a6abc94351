import * as listings from "@/lib/api/listings";
import { archiveListing } from "@/lib/domain/listings/archive-listing";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(listings.archiveListing, async ({ actor, params }) => ({
    listing: await archiveListing(actor, params.id),
  })),
});
