import type { City } from "@/lib/domain/places/find-city";
import { around, type ListingSearch, readSearch } from "@/lib/schemas/listing-search";

/** The search of all listings around a city, nearest first; by its name where the gazetteer does not know where it is. */
export const nearCity = ({ name, point }: City): ListingSearch =>
  point === null
    ? readSearch({ q: name })
    : { ...readSearch({}), ...around(point.lat, point.lng), sort: "distance_asc" };
