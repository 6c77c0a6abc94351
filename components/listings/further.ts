/** Which listings of a list stand behind its heading 'Further away': those outside a state, or beyond so many km. */
export type Further = { readonly stateCode: string } | { readonly km: number };

/** Whether a listing is further away; one of which no distance is known is not. */
export const isFurther = (
  further: Further,
  { stateCode, distanceKm }: { readonly stateCode: string | null; readonly distanceKm: number | null },
): boolean =>
  "km" in further ? distanceKm !== null && distanceKm > further.km : stateCode !== further.stateCode;

/**
 * Where the heading stands: before the first listing that is further away, where none that is near follows it, as those
 * do that have less of what was asked; -1 where it stands nowhere.
 */
export function furtherFrom(
  further: Further | undefined,
  listings: readonly { readonly stateCode: string | null; readonly distanceKm: number | null }[],
): number {
  if (further === undefined) return -1;
  const first = listings.findIndex((listing) => isFurther(further, listing));
  return listings.slice(first).every((listing) => isFurther(further, listing)) ? first : -1;
}
