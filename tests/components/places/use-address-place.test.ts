import { expect, test } from "vitest";
import { placeNamesOf, placesMeant } from "@/components/places/use-address-place";

test.each([
  ["Shop 4, Dange Chowk, Wakad, Pune 411057", ["411057", "Wakad, Pune", "Pune"]],
  ["12 MG Road, Camp, Pune, Maharashtra - 411 001.", ["411001", "Pune, Maharashtra", "Maharashtra"]],
  ["Nashik", ["Nashik"]],
  ["98, 2", []],
  ["Plot 1234567, Wakad", ["Plot 1234567, Wakad", "Wakad"]],
])("what of '%s' names its place, the surest first", (address, names) => {
  expect(placeNamesOf(address)).toEqual(names);
});

test("only a place whose own name stands in the address is meant by it", () => {
  const wakad = { label: "Wakad, Pune, Maharashtra", lat: 18.59, lng: 73.74 };
  const warud = { label: "Warud, Maharashtra", lat: 21.5, lng: 78.3 };
  expect(placesMeant("Shop 4, WAKAD, Pune", [warud, wakad])).toEqual([wakad]);
});
