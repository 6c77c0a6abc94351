import * as searches from "@/lib/api/searches";
import { listSearches } from "@/lib/domain/listings/searches/list-searches";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(searches.listSearches, ({ actor, query }) => listSearches(actor, query)),
});
