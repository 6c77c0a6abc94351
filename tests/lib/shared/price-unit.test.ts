import { expect, test } from "vitest";
import { PriceUnit as Stored } from "@/lib/server/prisma/enums";
import { PRICE_UNITS, priceUnitOf, unitsDiffer } from "@/lib/shared/price-unit";

test("the database has the same units", () => {
  expect(Object.keys(Stored)).toEqual([...PRICE_UNITS]);
});

test.each(PRICE_UNITS)("%s names itself, however it is written", (unit) => {
  for (const words of [unit, `per ${unit}`, `/${unit}`, ` Per  ${unit.toUpperCase()}. `])
    expect(priceUnitOf(words)).toBe(unit);
});

test.each(["", "pack", "per kg or metre", "cubic metre", "per shift", "constructor"])(
  "'%s' is none",
  (words) => {
    expect(priceUnitOf(words)).toBeNull();
  },
);

test("units differ between two of them, and between one and none; a missing price has no say", () => {
  const of = (price: number | null, priceUnit: "kg" | "each" | null) => ({ price, priceUnit, from: false });
  expect(unitsDiffer([])).toBe(false);
  expect(unitsDiffer([of(1, "kg"), of(2, "kg"), of(null, null)])).toBe(false);
  expect(unitsDiffer([of(1, "kg"), of(2, "each")])).toBe(true);
  expect(unitsDiffer([of(1, "kg"), of(2, null)])).toBe(true);
});
