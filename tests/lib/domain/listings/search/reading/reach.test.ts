import { expect, test } from "vitest";
import { takeReach } from "@/lib/domain/listings/search/reading/reach";

test.each([
  ["plumber within 5 km", 5, "plumber"],
  ["Plumber within 10 kms of Kothrud", 10, "plumber of kothrud"],
  ["within a 3 kilometre radius electrician", 3, "electrician"],
  ["caterers in a radius of 20 km", 20, "caterers"],
  ["3 km ke andar electrician", 3, "electrician"],
  ["५ किमी के अंदर प्लंबर", 5, "प्लंबर"],
  ["electrician 2km se kam", 2, "electrician"],
  ["plumber within 2.5 km", 2.5, "plumber"],
] as const)("'%s': within %s km, '%s'", (text, withinKm, rest) => {
  expect(takeReach(text)).toEqual({ withinKm, rest });
});

test.each([
  "cab 80 km",
  "outstation cab within 500 km",
  "truck for 40 km",
  "battery bike 100 km range 2",
  "5 kmph fan",
])("'%s' says nothing of how far away", (text) => {
  expect(takeReach(text).withinKm).toBeNull();
});
