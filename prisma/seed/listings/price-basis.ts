import { type PriceUnit, priceUnitOf } from "@/lib/shared/price-unit";
import type { Mode, Offer } from "@/prisma/seed/listings/goods";

/**
 * What a price is for, as far as the offer's own words say it: 'per kg, ex-works' is 'kg'; goods priced by the thing
 * they are called after are priced for each ('Monoblock water pump', 'per pump'); 'per pack' is none of our units.
 */
export function basisOf(
  { name, unit }: Pick<Offer, "name" | "unit">,
  mode: Mode,
): { priceUnit: PriceUnit | null; priceFrom: boolean } {
  const words = unit.split(",", 1)[0]!;
  const thing = /^per ([a-z]+)$/.exec(words)?.[1];
  const isTheThing = mode === "goods" && thing !== undefined && name.toLowerCase().includes(thing);
  return {
    priceUnit: priceUnitOf(words) ?? (isTheThing ? "each" : null),
    priceFrom: words.startsWith("starting price"),
  };
}
