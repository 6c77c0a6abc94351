import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "@/lib/domain/listings/search/answer";
import { countNow, forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { expectedRows } from "@/lib/domain/listings/search/expected-rows";
import { orderOf } from "@/lib/domain/listings/search/order";
import { farIds, pageIds, rankedIds } from "@/lib/domain/listings/search/page-query";
import { understand } from "@/lib/domain/listings/search/reading/understand";
import { alike, and, EVERYTHING, inTurn } from "@/lib/domain/listings/search/stretch";
import { RANKED_AT_ONCE, tieredIds } from "@/lib/domain/listings/search/tiered-page";
import { readSearch } from "@/lib/schemas/listing-search";
import { fillLargeDirectory } from "@/tests/support/large-directory";
import { FILLING_TIMEOUT_MS } from "@/tests/support/unhurried";

const SIZE = 20_000;
const BEST = { limit: 60, scopeRows: Promise.resolve(SIZE) };

// PGlite takes minutes for so many rows.
describe.skipIf(skipOnPglite)("an answer of many rows (needs real Postgres)", () => {
  useDatabase();
  beforeAll(() => fillLargeDirectory(SIZE), FILLING_TIMEOUT_MS);

  test.each([
    "q=supply",
    "q=supply&sort=price_asc",
    "q=bulk+supply",
    "q=supply+work",
    "q=supply+in+town7",
    "q=supply+in+town7&sort=price_desc",
    "q=bulk+supply+near+town250",
    "q=traders+supply",
    "q=town7",
    "q=bulk+supply+within+8+km+of+town1",
  ])("%s: read tier by tier it is in the order that sorting all of it gives", async (query) => {
    const search = readSearch(Object.fromEntries(new URLSearchParams(query)));
    const { where, stretches, total, from, understood } = await answerOf(search);
    expect(total.total).toBeGreaterThan(RANKED_AT_ONCE); // else both ways are one
    const order = orderOf(search.sort, from);
    const ofSort = search.sort === "relevance" ? stretches : stretches.slice(-1);
    for (const [offset, limit] of [
      [0, 60],
      [60, 12],
      [1200, 12],
      [total.total - 30, 30],
    ] as const) {
      const asked = { where, order, offset, limit };
      const ranked = await rankedIds({ ...asked, stretch: inTurn(ofSort) });
      const page = { ...asked, stretches: ofSort, total: total.total, scopeRows: SIZE };
      expect(await tieredIds({ ...page, rankedAtMost: 0 })).toEqual(ranked);
      // Too many in all, and few of a stretch.
      expect(await tieredIds({ ...page, rankedAtMost: RANKED_AT_ONCE })).toEqual(ranked);
      expect(await tieredIds(page)).toEqual(ranked);
    }
    // The best of it may come with its total: the same, and as many.
    if (search.sort !== "relevance") return;
    const { first, ...counted } = await answerOf(search, BEST);
    expect(counted.total.total).toBe(total.total);
    expect(counted.understood.inside).toBe(understood.inside);
    if (first !== undefined)
      expect(first).toEqual(
        await rankedIds({ where, order, stretch: inTurn(stretches), offset: 0, limit: 60 }),
      );
  });

  test.each([
    ["the word is said far away alone", "lat=8&lng=70&q=quarry"],
    ["no listing lies there", "lat=35&lng=60&q=supply"],
  ])("%s: the nearest of it are those that sorting all of it gives", async (_, query) => {
    const search = readSearch(Object.fromEntries(new URLSearchParams(query)));
    const { where, stretches, total, from } = await answerOf(search);
    const order = orderOf("relevance", from);
    expect(stretches[0]!.isNear).toBe(true);
    expect(await countNow(and(where, stretches[0]!.holds))).toBe(0);
    expect(total.total).toBeGreaterThan(RANKED_AT_ONCE);
    for (const [offset, limit] of [
      [0, 60],
      [1200, 12],
      [total.total - 30, 30],
    ] as const) {
      const asked = { where, order, offset, limit };
      const ranked = await rankedIds({ ...asked, stretch: inTurn(stretches) });
      const page = { ...asked, stretches, total: total.total, scopeRows: SIZE, rankedAtMost: 0 };
      expect(await tieredIds(page)).toEqual(ranked);
    }
    const far = { among: where, where: EVERYTHING, order, total: total.total, scopeRows: SIZE, limit: 60 };
    expect(await farIds(far)).toEqual(
      await rankedIds({ where, order, stretch: alike(), offset: 0, limit: 60 }),
    );
    // Where a sample does not tell how far, or would be most of the table.
    expect(await farIds({ ...far, total: 1e9 })).toBeNull();
    expect(await farIds({ ...far, scopeRows: 1e9 })).toBeNull();
    expect(await farIds({ ...far, limit: total.total })).toBeNull();
  });

  test.each([
    "",
    "sort=price_asc",
    "categoryIds=nobody",
    "q=supply&sort=created_desc",
    "q=supply&words=literal&sort=price_desc",
    "q=bulk+supply&words=literal&sort=price_desc",
  ])("%s: a page that comes with its total is the one that is asked for by itself", async (query) => {
    const search = readSearch(Object.fromEntries(new URLSearchParams(query)));
    forgetTotals();
    const { where, total, from } = await answerOf(search);
    const order = orderOf(search.sort, from);
    for (const offset of [0, 40, total.total - 5, total.total]) {
      const page = { limit: 20, offset: Math.max(0, offset) };
      const scope = { scopeRows: SIZE, where, order };
      forgetTotals();
      const found = await answerOf(search, { ...page, scopeRows: Promise.resolve(SIZE) });
      expect(found.total).toEqual({ total: total.total, isFresh: true });
      // Far down many rows are asked for without scans, alone.
      if (found.first === undefined) expect(offset).toBeGreaterThan(1000);
      else expect(found.first).toEqual(await pageIds({ ...scope, ...page, total: total.total }));
    }
  });

  test("the page comes with the total where it is counted; with a kept one it is asked for", async () => {
    const search = readSearch({ q: "bulk supply", words: "literal", sort: "created_desc" });
    const page = { limit: 20, offset: 0, scopeRows: Promise.resolve(SIZE) };
    forgetTotals();
    expect((await answerOf(search, page)).first).toHaveLength(20);
    const again = await answerOf(search, page);
    expect(again.total.isFresh).toBe(false);
    expect(again.first).toBeUndefined();
    // Where a place that was read comes first the order has two parts.
    expect(
      (await answerOf(readSearch({ q: "supply in town7", sort: "price_asc" }), page)).first,
    ).toBeUndefined();
  });

  test("the best comes with the total where few enough are found to rank them all", async () => {
    const firstOf = async (q: string) =>
      (await answerOf(readSearch({ q, sort: "relevance" }), BEST)).first?.length;
    expect(await firstOf("bulk supply")).toBe(60);
    // Some of it lies there: where none does, the order is another.
    expect(await firstOf("bulk supply near town10")).toBe(60);
    // Read from an index.
    expect(await firstOf("supply")).toBeUndefined();
  });

  test.each(["bulk supply", "supply work", "bulk supply near town250"])(
    "%s: about as many rows as it finds are expected",
    async (q) => {
      const { total } = (await answerOf(readSearch({ q, sort: "relevance" }))).total;
      const meant = await understand(q, { not: [], hasPlace: false, hasCompanyType: false });
      const expected = expectedRows(meant, SIZE);
      expect(expected).toBeGreaterThan(total / 3);
      expect(expected).toBeLessThan(total * 3);
    },
  );
});
