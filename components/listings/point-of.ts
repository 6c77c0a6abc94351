import type { Listing } from "@/lib/schemas/listing";

/** 'lat,lng' of a listing, as its card carries it for a map beside the list. */
export const pointOf = ({ location: { coordinates } }: Pick<Listing, "location">): string =>
  `${coordinates[1]},${coordinates[0]}`;
