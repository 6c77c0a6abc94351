import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { hasListing, hasRows, isAmongFew, isAmongFirst } from "@/lib/domain/listings/search/has-listing";
import { matches } from "@/lib/domain/listings/search/said-words";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const ofPumps = { id: idOf("s", 1), name: "Water Pumps", slug: "water-pumps", categoryId: idOf("c", 1) };

beforeAll(async () => {
  await insertCompanies([{ id: idOf("p", 1), name: "Acme", type: null }]);
  await insertCategories([{ id: idOf("c", 1), name: "Machines", slug: "machines" }], [ofPumps]);
  await insertListings(
    (
      [
        ["Water pump, 1 hp", ofPumps.id, "approved"],
        ["Petrol station", null, "approved"],
        ["Water tank", null, "pending_approval"],
      ] as const
    ).map(([name, subcategoryId, status], n) =>
      aListing({
        id: idOf("x", n),
        providerUserId: idOf("p", 1),
        categoryId: idOf("c", 1),
        name,
        subcategoryId,
        status,
      }),
    ),
  );
});

describe("whether any listing", () => {
  test.each([
    ["'pump'", true, false],
    ["'pump':A & '::pump'", true, false],
    ["'petrol':A & '::station'", true, true],
    ["'water':A & '::station'", false, false],
    // Nobody sees what is not approved.
    ["'tank'", false, false],
    ["'unobtainium'", false, false],
  ])("has %s", async (query, isThere, isThereOfNone) => {
    expect(await hasListing(query)).toBe(isThere);
    expect(await hasListing(query, true)).toBe(isThereOfNone);
    for (const ask of [hasRows, isAmongFew, isAmongFirst])
      expect([ask.name, await ask(matches(query))]).toEqual([ask.name, isThere]);
  });
});
