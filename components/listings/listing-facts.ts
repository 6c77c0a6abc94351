import type { Listing } from "@/lib/schemas/listing";

/** A distance as a card says it, without its unit: one decimal under 100 km, whole kilometres from there. */
export const distanceText = (km: number): string => (km < 99.95 ? km.toFixed(1) : String(Math.round(km)));

/** Whether the provider says to serve the place the search is around (decisions.md section 2). */
export const servesPlace = ({
  distanceKm,
  maxRadiusKm,
}: Pick<Listing, "distanceKm" | "maxRadiusKm">): boolean =>
  distanceKm !== null && maxRadiusKm !== null && distanceKm <= maxRadiusKm;
