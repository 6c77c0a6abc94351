import * as geocode from "@/lib/api/geocode";
import { placeName } from "@/lib/content/cities";
import { namePoint } from "@/lib/domain/places/find-places";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(geocode.geocodeReverse, async ({ query: { lang, ...point } }) => {
    const { label, ...found } = await namePoint(point);
    return { ...found, label: placeName(label, lang) };
  }),
});
