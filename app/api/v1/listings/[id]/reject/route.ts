import * as admin from "@/lib/api/admin";
import { rejectListing } from "@/lib/domain/listings/reject-listing";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(admin.rejectListing, async ({ actor, params, body }) => ({
    listing: await rejectListing(actor, params.id, body),
  })),
});
