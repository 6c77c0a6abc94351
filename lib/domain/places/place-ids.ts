import "server-only";
/** What the gazetteer calls a place. */
export type PlaceKind = "state" | "district" | "city" | "locality" | "pin_code";

/**
 * Ids of places by kind, each range in order of importance, so that a search can bound itself to the places people
 * mean most by a range of ids, without reading the rows. A PIN code is its own id.
 */
export const PLACE_IDS = {
  state: 1,
  district: 1_000,
  city: 10_000,
  pinCode: 110_000,
  /** Localities of the large cities, largest city first. */
  cityLocality: 1_000_000,
  /** All other localities: villages, small towns. */
  locality: 2_000_000,
} as const;
