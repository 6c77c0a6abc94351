import { expect, test } from "vitest";
import type { Listing } from "@/lib/schemas/listing";
import { judgedListing } from "@/tests/support/relevance/judged-listing";

const pump = {
  id: "1",
  name: "Monoblock pump",
  description: "For farms.",
  city: "Pune",
  stateCode: "MH",
  location: { type: "Point", coordinates: [73.8, 18.5] },
  category: { _id: "c", id: "c", name: "Machinery", slug: "machinery-tools" },
  subcategory: { _id: "s", id: "s", name: "Gears & Transmission", slug: "gears-transmission" },
  companyType: "wholesaler",
  tags: ["gears transmission", "Gears & transmissions", "2 HP motor"],
} as unknown as Listing; // what else a listing has is not judged

test("a listing is judged by its texts and where it belongs; tags that repeat the subcategory are left out", () => {
  expect(judgedListing(pump)).toEqual({
    id: "1",
    name: "Monoblock pump",
    city: "Pune",
    stateCode: "MH",
    lat: 18.5,
    lng: 73.8,
    subcategory: "machinery-tools--gears-transmission",
    phrases: [" monoblock pump ", " for farm ", " 2 hp motor ", " wholesaler wholesale "],
  });
});

test("a type nobody asks for, and no type, say nothing", () => {
  for (const companyType of ["other", "industrial_services", null] as const)
    expect(judgedListing({ ...pump, companyType, subcategory: null, tags: [] })).toMatchObject({
      subcategory: "",
      phrases: [" monoblock pump ", " for farm "],
    });
});
