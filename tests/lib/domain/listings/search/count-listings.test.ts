import { useDatabase } from "@/tests/support/database";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ALWAYS_COUNTED, countListings, forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { db, Prisma } from "@/lib/server/db";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const [COMPANY, MANY, FEW] = [idOf("p", 1), idOf("c", 1), idOf("c", 2)];
const many = Prisma.sql`s.category_id = ${MANY}`;
const few = Prisma.sql`s.category_id = ${FEW}`;
const pages = readSearch({ categoryIds: MANY, limit: "100" });
/** Triggers keep no total of a company. */
const counted = readSearch({ providerUserId: COMPANY, limit: "100" });

beforeAll(async () => {
  await insertCompanies([{ id: COMPANY, name: "Acme", type: null }]);
  await insertCategories([
    { id: MANY, name: "Many", slug: "many" },
    { id: FEW, name: "Few", slug: "few" },
  ]);
  await insertListings(
    Array.from({ length: ALWAYS_COUNTED + 5 }, (_, n) =>
      aListing({
        id: idOf("x", n),
        providerUserId: COMPANY,
        categoryId: n < ALWAYS_COUNTED + 1 ? MANY : FEW,
      }),
    ),
  );
});

let next = 900_000;
async function approveOneMore(categoryId: string): Promise<string> {
  const id = idOf("x", next++);
  await insertListings([
    aListing({ id, providerUserId: COMPANY, categoryId, publishedAt: "2026-06-01T00:00:00Z" }),
  ]);
  return id;
}

/** How many counts reach the database while something runs. */
async function countsDuring(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(db, "$queryRaw");
  await work();
  const counts = spy.mock.calls.filter(([first]) => "sql" in first && first.sql.includes("count(*)"));
  spy.mockRestore();
  return counts.length;
}

beforeEach(forgetTotals);
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a total", () => {
  test("up to 1,000 is counted by every request", async () => {
    const { total } = await countListings(few);
    expect(await countListings(few)).toEqual({ total, isFresh: true });
    await approveOneMore(FEW);
    expect(await countListings(few)).toEqual({ total: total + 1, isFresh: true });
  });

  test("above 1,000 is counted once, then kept", async () => {
    const { total, isFresh } = await countListings(many);
    expect(total).toBeGreaterThan(ALWAYS_COUNTED);
    expect(isFresh).toBe(true);
    await approveOneMore(MANY);
    expect(await countListings(many)).toEqual({ total, isFresh: false });
    forgetTotals();
    expect(await countListings(many)).toEqual({ total: total + 1, isFresh: true });
  });

  test("a kept one is counted anew before it is a minute old", async () => {
    const started = performance.now();
    const clock = vi.spyOn(performance, "now");
    const atSecond = async (seconds: number) => {
      clock.mockReturnValue(started + seconds * 1000);
      await new Promise((resolve) => setTimeout(resolve, 5)); // the cache reads the clock once a millisecond
    };
    await atSecond(0);
    await countListings(many);
    await atSecond(50);
    expect((await countListings(many)).isFresh).toBe(false);
    await atSecond(60);
    expect((await countListings(many)).isFresh).toBe(true);
    clock.mockRestore();
  });

  test("of a large search asked by many at once is counted once", async () => {
    const counts = await countsDuring(() =>
      Promise.all(Array.from({ length: 8 }, () => countListings(many))),
    );
    expect(counts).toBe(1);
  });

  test("of a small search asked by many at once is each caller's own", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => countListings(few)));
    expect(new Set(answers.map(({ total }) => total)).size).toBe(1);
    expect(answers.every(({ isFresh }) => isFresh)).toBe(true);
  });

  test("belongs to the search, not to its page", async () => {
    await searchListings(pages);
    expect(await countsDuring(() => searchListings({ ...pages, page: 3 }))).toBe(0);
  });

  test("that cannot be counted fails, and the next one is counted", async () => {
    const wrong = Prisma.sql`no_such_column`;
    await expect(countListings(wrong)).rejects.toThrow();
    await expect(countListings(wrong)).rejects.toThrow();
    expect((await countListings(few)).isFresh).toBe(true);
  });
});

describe("an approval", () => {
  test("is found at once by a search that has a small total, even behind its last page", async () => {
    const last = readSearch({ categoryIds: FEW, page: "2", limit: String((await countListings(few)).total) });
    expect((await searchListings(last)).items).toEqual([]);
    await approveOneMore(FEW);
    expect((await searchListings(last)).items.length).toBe(1);
  });

  test("is found and counted at once where triggers keep the total", async () => {
    const { total } = await searchListings(pages);
    const id = await approveOneMore(MANY);
    const answer = await searchListings(pages);
    expect(answer.items[0]!.id).toBe(id);
    expect(answer.total).toBe(total + 1);
  });

  test("is found at once by a search whose counted total is older", async () => {
    const { total } = await searchListings(counted);
    const id = await approveOneMore(MANY);
    const answer = await searchListings(counted);
    expect(answer.items[0]!.id).toBe(id);
    expect(answer.total).toBe(total); // at most a minute old
  });

  test("is found behind the last page of a counted total: only a total counted now may skip the page", async () => {
    const all = (await searchListings(counted)).total;
    const beyond = { ...counted, limit: 1, page: all + 1 };
    expect((await searchListings(beyond)).items).toEqual([]);
    await approveOneMore(MANY);
    expect((await searchListings(beyond)).items.length).toBe(1);
  });
});
