import { type PriceUnit, priceUnitOf } from "@/lib/shared/price-unit";
import type { Mode } from "@/demo/goods/goods";
import type { Variant } from "@/demo/listings/offer-text";

/**
 * What a price is for, as far as the listing's own words say it, its name ('glazed, per sq ft') before its price basis:
 * 'per kg, ex-works' is 'kg'; goods priced by the thing
 * they are called after are priced for each ('Monoblock water pump', 'per pump'); 'per pack' is none of our units.
 */
export function basisOf(
  { size, offer: { name, unit } }: Pick<Variant, "offer" | "size">,
  mode: Mode,
): { priceUnit: PriceUnit | null; priceFrom: boolean } {
  const words = size.split(", ").find((part) => part.startsWith("per ")) ?? unit.split(",", 1)[0]!;
  const thing = /^per ([a-z]+)$/.exec(words)?.[1];
  const isTheThing = mode === "goods" && thing !== undefined && name.toLowerCase().includes(thing);
  return {
    priceUnit: priceUnitOf(words) ?? (isTheThing ? "each" : null),
    priceFrom: words.startsWith("starting price"),
  };
}
