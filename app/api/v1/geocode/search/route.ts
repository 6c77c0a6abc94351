import * as geocode from "@/lib/api/geocode";
import { placeName } from "@/lib/content/cities";
import { findPlaces } from "@/lib/domain/places/find-places";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(geocode.geocodeSearch, async ({ query: { lang, ...query } }) => {
    const { items, ...found } = await findPlaces(query);
    return { ...found, items: items.map((place) => ({ ...place, label: placeName(place.label, lang) })) };
  }),
});
