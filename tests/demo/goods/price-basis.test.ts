import { expect, test } from "vitest";
import type { Mode, Offer } from "@/demo/goods/goods";
import { basisOf } from "@/demo/goods/price-basis";

const basis = (name: string, unit: string, mode: Mode = "goods", size = "3 HP") =>
  basisOf({ offer: { name, unit } as Offer, size }, mode);

test.each([
  ["Monoblock water pump", "per pump, ex-works", "each"],
  ["Metal degreaser", "per drum", "each"],
  ["Decorative laminates", "per sheet of 8 x 4 ft", "each"],
  ["Steel bars", "per kg, ex-works", "kg"],
  ["House wire", "per 90 m coil", null],
  ["Files and folders", "per lot", null],
])("%s, '%s', is priced for %s", (name, unit, priceUnit) => {
  expect(basis(name, unit).priceUnit).toBe(priceUnit);
});

test("work on a thing is not priced for each", () => {
  expect(basis("Engine overhaul", "per engine", "works").priceUnit).toBeNull();
});

test("a unit in the size goes before the price basis, and prices may be where they begin", () => {
  expect(basis("Wall tiles", "per box", "goods", "glazed, per sq ft").priceUnit).toBe("sq_ft");
  expect(basis("Home interiors", "starting price with material")).toEqual({
    priceUnit: null,
    priceFrom: true,
  });
});
