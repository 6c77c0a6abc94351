import * as searches from "@/lib/api/searches";
import { countSearch } from "@/lib/domain/system/search-counts";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(searches.countSearch, ({ body }) => countSearch(body)),
});
