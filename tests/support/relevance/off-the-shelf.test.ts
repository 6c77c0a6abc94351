import { expect, test } from "vitest";
import type { Listing } from "@/lib/schemas/listing";
import { offTheShelf } from "@/tests/support/relevance/off-the-shelf";

const listing = (id: string, name: string, city: string): Listing => ({
  _id: id,
  id,
  name,
  price: null,
  priceUnit: null,
  from: false,
  description: "",
  phoneNumber: null,
  address: `Station Road, ${city}`,
  city,
  stateCode: null,
  location: { type: "Point", coordinates: [73.8, 18.5] },
  categoryId: "c",
  subcategoryId: null,
  category: { _id: "c", id: "c", name: "Home services", slug: "home-repair" },
  subcategory: null,
  companyType: null,
  maxRadiusKm: null,
  images: [],
  tags: ["pipe fitting"],
  status: "approved",
  createdAt: "2026-01-01T00:00:00Z",
  publishedAt: null,
  providerUserId: "p",
  provider: { providerProfile: { companyName: "Deccan Works", companyType: null, phoneNumber: null } },
  source: null,
  distanceKm: null,
});

const search = offTheShelf([
  listing("nagpur", "Plumber", "Nagpur"),
  listing("pune", "Plumber", "Pune"),
  listing("door", "Carpenter", "Pune"),
]);

test("the place is a word like others, and any word will do", () => {
  expect(search("plumber in pune")[0]).toBe("pune");
  expect(search("plumber in pune")).toHaveLength(3);
});

test("a wrong letter and a beginning are enough, other words are not", () => {
  expect(search("plumbar").toSorted()).toEqual(["nagpur", "pune"]);
  expect(search("carp")).toEqual(["door"]);
  expect(search("qwertyuiop")).toEqual([]);
});
