import { type PriceUnit, priceUnitOf } from "@/lib/shared/price-unit";
import type { Mode } from "@/demo/goods/goods";
import type { Variant } from "@/demo/listings/offer-text";

/** What goods are sold in: a price for one of it is for each. */
const SOLD_IN = new Set(
  "bag bottle bucket bundle can cane carton coil cone crate drum engine frame jar kit machine pack packet roll set sheet tin".split(
    " ",
  ),
);

/**
 * What a price is for, as far as the listing's own words say it, its name ('glazed, per sq ft') before its price basis:
 * 'per kg, ex-works' is 'kg'; goods priced by the thing
 * they are called after ('Monoblock water pump', 'per pump') or by what they are sold in ('per drum', 'per sheet of 8 x
 * 4 ft') are priced for each; 'per person' is none of our units.
 */
export function basisOf(
  { size, offer: { name, unit } }: Pick<Variant, "offer" | "size">,
  mode: Mode,
): { priceUnit: PriceUnit | null; priceFrom: boolean } {
  const words = size.split(", ").find((part) => part.startsWith("per ")) ?? unit.split(",", 1)[0]!;
  const thing = /^per ([a-z]+)(?: of .*)?$/.exec(words)?.[1];
  const isTheThing =
    mode === "goods" && thing !== undefined && (SOLD_IN.has(thing) || name.toLowerCase().includes(thing));
  return {
    priceUnit: priceUnitOf(words) ?? (isTheThing ? "each" : null),
    priceFrom: words.startsWith("starting price"),
  };
}
