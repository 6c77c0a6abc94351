import * as admin from "@/lib/api/admin";
import { listAdminListings } from "@/lib/domain/listings/list-admin-listings";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(admin.listAdminListings, ({ actor, query }) => listAdminListings(actor, query)),
});
