/**
 * Joins class names. It does not resolve conflicts between utilities (that library is 8 kB on every page): a caller
 * may add layout to a primitive (`className="mt-4 w-full"`), never change its look; that is what variants are for.
 */
export const cn = (...classes: readonly (string | false | null | undefined)[]): string =>
  classes.filter(Boolean).join(" ");
