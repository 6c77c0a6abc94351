import * as geocode from "@/lib/api/geocode";
import { searchPlaces } from "@/lib/domain/places/search-places";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(geocode.geocodeSearch, async ({ query }) => ({ items: await searchPlaces(query) })),
});
