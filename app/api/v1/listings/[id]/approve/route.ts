import * as admin from "@/lib/api/admin";
import { approveListing } from "@/lib/domain/listings/approve-listing";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(admin.approveListing, async ({ actor, params, body }) => ({
    listing: await approveListing(actor, params.id, body),
  })),
});
