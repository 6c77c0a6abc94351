import { contract } from "@/lib/api/contract";
import { FoundPlaces, GeocodeReverseQuery, GeocodeSearchQuery, PlaceLabel } from "@/lib/schemas/geocode";

export const geocodeSearch = contract({
  method: "GET",
  path: "/geocode/search",
  summary: "Places of India whose name, in English or Hindi, or PIN code begins with the text",
  access: "public",
  query: GeocodeSearchQuery,
  output: FoundPlaces,
  perMinute: 240,
});

export const geocodeReverse = contract({
  method: "GET",
  path: "/geocode/reverse",
  summary: "What to call a point: the nearest city or locality of India, else its coordinates",
  access: "public",
  query: GeocodeReverseQuery,
  output: PlaceLabel,
  perMinute: 120,
});
