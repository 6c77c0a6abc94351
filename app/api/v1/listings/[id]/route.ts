import { getListing as operation } from "@/lib/api/listings";
import { getListing } from "@/lib/domain/listings/get-listing";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(operation, async ({ actor, params }) => ({ listing: await getListing(actor, params.id) })),
});
