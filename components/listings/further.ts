/** Which listings of a list are further away than where was searched: those outside a state, or beyond so many km. */
export type Further = { readonly stateCode: string } | { readonly km: number };

type Placed = { readonly stateCode: string | null; readonly distanceKm: number | null };

/** Whether a listing is further away; one of which no distance is known is not. */
const isFurther = (further: Further, { stateCode, distanceKm }: Placed): boolean =>
  "km" in further ? distanceKm !== null && distanceKm > further.km : stateCode !== further.stateCode;

/** The heading before a listing, where it differs from the one before it. */
export type Turn = "further" | "nearAgain";

/**
 * Where a list turns from what is near to what is further away, and back to what is near and has less of what was asked:
 * the heading before each listing, null for most. @param last the listing before the first one
 */
export function turnsOf(
  further: Further | undefined,
  listings: readonly Placed[],
  last?: Placed,
): readonly (Turn | null)[] {
  if (further === undefined) return listings.map(() => null);
  let wasFurther = last !== undefined && isFurther(further, last);
  return listings.map((listing) => {
    const before = wasFurther;
    wasFurther = isFurther(further, listing);
    return wasFurther === before ? null : wasFurther ? "further" : "nearAgain";
  });
}
