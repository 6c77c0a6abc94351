import { expect, test } from "vitest";
import { changedFields } from "@/components/admin/decisions/changed-fields";
import { translator } from "@/lib/content/messages";
import type { Listing } from "@/lib/schemas/listing";

const BEFORE = {
  name: "Pump",
  description: "",
  price: 5,
  phoneNumber: null,
  address: "Wakad",
  location: { type: "Point", coordinates: [73.8, 18.5] },
  categoryId: "c",
  subcategoryId: null,
  maxRadiusKm: null,
  images: [],
  tags: ["a", "b"],
} as unknown as Listing;

test.each<[string, Partial<Listing>, string[]]>([
  ["nothing", {}, []],
  ["the moment of its change alone", { createdAt: "2026-01-01T00:00:00Z" }, []],
  ["a price that is gone", { price: null }, ["Price"]],
  ["what belongs together, once", { price: 6, priceUnit: "kg", from: true }, ["Price"]],
  ["what is no edit of its owner", { distanceKm: 3, city: "Pune", companyType: null }, []],
  ["its place", { location: { type: "Point", coordinates: [73.9, 18.5] } }, ["Coordinates"]],
  ["tags joined", { tags: ["a,b"] }, ["Tags"]],
  ["several", { name: "Pumps", images: [{ url: "/x", width: 1, height: 1 }] }, ["Name", "Pictures"]],
])("names what differs: %s", (_what, change, named) => {
  expect(changedFields(BEFORE, { ...BEFORE, ...change }, translator("en"))).toEqual(named);
});
