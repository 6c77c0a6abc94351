import * as providers from "@/lib/api/providers";
import { listMyListings } from "@/lib/domain/listings/list-my-listings";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(providers.listMyListings, ({ actor, query }) => listMyListings(actor, query)),
});
