import { expect, test } from "vitest";
import { idFromSlug, listingSlug, slugify } from "@/lib/shared/slug";

const ID = "1m7yp0yxh4yyvh6b";

test.each([
  ["LT distribution panel, 400 A", "lt-distribution-panel-400-a"],
  ["Café & Résumé — 24×7", "cafe-resume-24-7"],
  ["  --  ", ""],
  ["प्लम्बर", ""],
  ["<script>alert(1)</script>", "script-alert-1-script"],
])("slug of %j is %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test("a long name is cut between words", () => {
  const slug = slugify("industrial ".repeat(30));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(industrial-)*industrial$/);
});

test("a listing's segment ends with its id and can be read back", () => {
  expect(listingSlug({ id: ID, name: "Water pump" })).toBe(`water-pump-${ID}`);
  expect(listingSlug({ id: ID, name: "प्लम्बर" })).toBe(`listing-${ID}`);
  expect(idFromSlug(`water-pump-${ID}`)).toBe(ID);
  expect(idFromSlug(ID)).toBe(ID);
});

test.each(["water-pump", "", `water-${ID}x`, `water-${ID.toUpperCase()}`, `${ID}-`])(
  "%j names no listing",
  (segment) => {
    expect(idFromSlug(segment)).toBeNull();
  },
);
