import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { answerOf } from "@/lib/domain/listings/search/answer";
import { bitmapCountQuery, byBitmaps } from "@/lib/domain/listings/search/bitmaps";
import { countListings, countQuery, forgetTotals } from "@/lib/domain/listings/search/count-listings";
import {
  facetCounts,
  facetsByBitmaps,
  facetsQuery,
  forgetFacets,
} from "@/lib/domain/listings/search/facet-counts";
import { filtersOf } from "@/lib/domain/listings/search/filters";
import { isAmongFew } from "@/lib/domain/listings/search/has-listing";
import { lexeme, matches } from "@/lib/domain/listings/search/said-words";
import { orderOf } from "@/lib/domain/listings/search/order";
import { countedPageQuery, LOOKED_AT } from "@/lib/domain/listings/search/page-query";
import { readSearch } from "@/lib/schemas/listing-search";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { RANKED_AT_MOST, tieredIds } from "@/lib/domain/listings/search/tiered-page";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { refreshBitmaps } from "@/lib/domain/system/refresh-search";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { fillLargeDirectory } from "@/tests/support/large-directory";
import { SHAPES, STATE_POINTS } from "@/tests/support/search-shapes";
import { usingClient } from "@/tests/support/test-database";
import { FILLING_TIMEOUT_MS } from "@/tests/support/unhurried";

const SIZE = 100_000;

/** A condition that matches less of the table than this is answered by an index; more may be counted by a scan. */
const SMALL_PART = 0.05;

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Subplan Name"?: string;
  "Actual Loops": number;
  "Actual Rows": number;
  Plans?: Node[];
};

/** @param setting a statement that the product sends before it, in the same transaction */
async function planOf(statement: Prisma.Sql, setting: Prisma.Sql = Prisma.sql`SELECT 1`): Promise<Node> {
  const [, rows] = await db.$transaction([
    db.$executeRaw(setting),
    db.$queryRaw<{ "QUERY PLAN": [{ Plan: Node }] }[]>(
      Prisma.sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`,
    ),
  ]);
  return rows[0]!["QUERY PLAN"][0].Plan;
}

/** A way to a page that the total which came with it did not choose: Postgres never began it. */
const isNotTaken = ({ "Subplan Name": name, "Actual Loops": runs }: Node): boolean =>
  name?.startsWith("InitPlan") === true && runs === 0;

const nodesOf = (node: Node): Node[] => [
  node,
  ...(node.Plans ?? []).filter((part) => !isNotTaken(part)).flatMap(nodesOf),
];

const isCount = (node: Node): boolean => node["Subplan Name"] === "CTE counted";

/** The part of a plan that counts, where a page comes with it. */
const countOf = (plan: Node): Node => nodesOf(plan).find(isCount) ?? plan;

/** A plan without that part; undefined where it does nothing but count. */
const pageOf = (plan: Node): Node | undefined =>
  plan.Plans?.some(isCount) === true
    ? { ...plan, Plans: plan.Plans.filter((part) => !isCount(part)) }
    : undefined;

const scansTable = (plan: Node): boolean =>
  nodesOf(plan).some(
    (node) =>
      node["Node Type"] === "Seq Scan" &&
      ["listing_search", "listings"].includes(node["Relation Name"] ?? ""),
  );

type Sent = { readonly statement: Prisma.Sql; readonly setting: Prisma.Sql | undefined };

/** The statements that a piece of work sends, each with what its transaction sets before it. */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const ask = db.$queryRaw.bind(db) as (statement: Prisma.Sql) => Promise<unknown>;
  vi.spyOn(db, "$queryRaw").mockImplementation(((statement: Prisma.Sql) => {
    sent.push({ statement, setting: undefined });
    return ask(statement);
  }) as unknown as typeof db.$queryRaw);
  // Each in one of its own, where it is seen.
  vi.spyOn(db, "$transaction").mockImplementation(((inside: (tx: Transaction) => Promise<unknown>) => {
    let setting: Prisma.Sql | undefined;
    const tx = {
      $executeRaw: async (set: Prisma.Sql) => (setting = set),
      $queryRaw: (statement: Prisma.Sql) => {
        sent.push({ statement, setting });
        return ask(statement);
      },
    };
    return inside(tx as unknown as Transaction);
  }) as typeof db.$transaction);
  await work();
  return sent;
}

afterEach(() => {
  vi.restoreAllMocks();
});

// PGlite takes minutes for so many rows, and its planner sees the costs of another machine.
describe.skipIf(skipOnPglite)(`over ${SIZE} listings`, () => {
  useDatabase();

  beforeAll(async () => {
    await fillLargeDirectory(SIZE);
  }, FILLING_TIMEOUT_MS);

  test("the check would notice a scan", async () => {
    expect(scansTable(await planOf(Prisma.sql`SELECT * FROM listing_search WHERE lat > 0`))).toBe(true);
  });

  test("a page that comes with its total is reached by the way that the total chooses, and by no other", async () => {
    const by = { where: Prisma.sql`true`, order: orderOf("created_desc", undefined), offset: 0, limit: 20 };
    const nodesAt = async (total: number, scopeRows: number) => {
      const count = Prisma.sql`SELECT ${total}::int AS total`;
      const plan = await planOf(countedPageQuery(count, { ...by, scopeRows }));
      return nodesOf(pageOf(plan)!).map((node) => node["Node Type"]);
    };
    const choice = "CTE Scan";
    expect(await nodesAt(SIZE, SIZE)).toEqual([choice, "Limit", expect.stringMatching(/^Index/)]);
    expect((await nodesAt(100, SIZE)).slice(0, 3)).toEqual([choice, "Limit", "Sort"]);
    // Without scans, in a transaction of its own; and a page beyond the last one.
    expect(await nodesAt(100, 1000)).toEqual([choice]);
    expect(await nodesAt(0, SIZE)).toEqual([choice]);
  });

  test.each(["common word, best match", "two words"])(
    "%s: no more first rows are walked than the best page takes",
    async (name) => {
      const sent = await statementsOf(() => searchListings(SHAPES[name]!));
      vi.restoreAllMocks();
      const walks = sent.filter(({ statement: { sql } }) => sql.includes("AS first_rows"));
      expect(walks).toHaveLength(1);
      const rowsRead = nodesOf(await planOf(walks[0]!.statement)).flatMap((node) =>
        node["Relation Name"] === "listing_search" ? [node["Actual Rows"]] : [],
      );
      expect(rowsRead).toEqual([expect.any(Number)]);
      expect(rowsRead[0]).toBeLessThan(LOOKED_AT / 2);
    },
  );

  test.each(["common word, best match", "two words"])(
    "%s: the best that come with the number are those that ranking all of them gives",
    async (name) => {
      const wanted = { limit: 60, scopeRows: Promise.resolve(SIZE) };
      const { where, stretches, total, first, from } = await answerOf(SHAPES[name]!, wanted);
      expect(total.total).toBeGreaterThan(RANKED_AT_MOST);
      const order = orderOf("relevance", from);
      const all = { where, stretches, order, total: total.total, scopeRows: SIZE, rankedAtMost: SIZE };
      expect(first).toEqual(await tieredIds({ ...all, offset: 0, limit: wanted.limit }));
    },
  );

  test("whether any of a few rows meets a condition is planned as if all were wanted", async () => {
    // Two listings of a hundred.
    const where = matches(lexeme("town2"));
    const [sent] = await statementsOf(() => isAmongFew(where));
    vi.restoreAllMocks();
    expect(scansTable(await planOf(sent!.statement))).toBe(false);
    // For the first one alone the planner goes through the table.
    const first = Prisma.sql`SELECT 1 FROM listing_search AS s WHERE ${where} LIMIT 1`;
    expect(scansTable(await planOf(first))).toBe(true);
  });

  test.each(["quarry work zirconium", "spicejet web check in"])(
    "'%s': whether anybody offers it is asked in single statements, not in transactions",
    async (q) => {
      const sent = await statementsOf(() => searchListings(readSearch({ q })));
      // Of any listing, not only of those of no subcategory.
      const asksAny = ({ sql, values }: Prisma.Sql) => sql.includes("has_listing(") && values.includes(false);
      expect(sent.filter(({ statement }) => asksAny(statement))).toHaveLength(1);
      expect(
        sent.flatMap(({ statement, setting }) => (setting === undefined ? [] : [statement.sql])),
      ).toEqual([]);
    },
  );

  test("whether two common words stand beside each other anywhere is not read off the whole table", async () => {
    await usingClient(process.env["DATABASE_URL"]!, async (client) => {
      // Of this transaction alone.
      const scansOf = async (statement: string) => {
        await client.query("BEGIN");
        await client.query(statement);
        const found = await client.query<{ scans: string }>(
          "SELECT seq_scan AS scans FROM pg_stat_xact_user_tables WHERE relname = 'listing_search'",
        );
        await client.query("ROLLBACK");
        return Number(found.rows[0]!.scans);
      };
      expect(await scansOf("SELECT search_corrections(ARRAY['supplywork'])")).toBe(0);
      expect(await scansOf("SELECT count(*) FROM listing_search WHERE lat > 0")).toBeGreaterThan(0);
    });
  });

  /** What of a statement reads the table of search, by the index it is read from. */
  const readsOf = async (statement: Prisma.Sql) =>
    nodesOf(countOf(await planOf(statement))).filter((node) => node["Relation Name"] === "listing_search");

  test("what lies in a radius: counted, and counted beside the filters, from an index alone", async () => {
    const search = SHAPES["dense radius, newest"]!;
    forgetTotals();
    const sent = await statementsOf(async () => {
      await searchListings(search);
      await facetCounts(search);
    });
    vi.restoreAllMocks();
    const counts = sent.filter(({ statement: { sql } }) => sql.includes("s.cell BETWEEN"));
    expect(counts.length).toBeGreaterThan(1);
    for (const { statement } of counts) {
      const reads = await readsOf(statement);
      expect(reads.map((node) => [node["Node Type"], node["Index Name"]])).toEqual([
        ["Index Only Scan", "listing_search_cell_idx"],
      ]);
    }
  });

  test("a category at a price: by its rows, if there are no bitmaps, from an index alone", async () => {
    const where = filtersOf(SHAPES["category and price"]!)!;
    const byType = facetsQuery(Prisma.sql`listing_search AS s WHERE ${where}`, ["companyTypes"]);
    for (const statement of [countQuery(where), byType]) {
      const reads = await readsOf(statement);
      expect(reads.map((node) => [node["Node Type"], node["Index Name"]])).toEqual([
        ["Index Only Scan", "listing_search_filters_idx"],
      ]);
    }
  });

  test("of frequent words and of prices bits are read, no rows but those that changed; they count the same", async () => {
    const isCounted: string[] = [];
    for (const [name, search] of Object.entries(SHAPES)) {
      const { where } = await answerOf(search);
      const by = await byBitmaps(where);
      if (by === null) continue;
      isCounted.push(name);
      const statement = bitmapCountQuery(by);
      expect([name, await db.$queryRaw(statement)]).toEqual([name, await db.$queryRaw(countQuery(where))]);
      const facets = facetsByBitmaps(by, ["categories"]);
      const found = await db.$queryRaw<{ facet: string; value: string; count: number }[]>(facets);
      expect([
        name,
        found.reduce((sum, { facet, count }) => (facet === "kept" ? sum : sum + count), 0),
      ]).toEqual([name, ((await db.$queryRaw(statement)) as [{ total: number }])[0].total]);
      if (by.rows.length > 1) continue;
      for (const one of [statement, facets])
        expect((await readsOf(one)).map((node) => node["Index Name"])).toEqual(["listing_search_pkey"]);
    }
    expect(isCounted).toEqual(
      expect.arrayContaining([
        "common word, newest",
        "price and company type, dearest",
        "three words and a place",
      ]),
    );
  });

  test("counts beside the filters come with their total where bitmaps tell it, and are the same where it is known", async () => {
    const tellsTotals = /^\s*SELECT CASE WHEN has_listing_bitmaps/;
    let together = 0;
    for (const [name, search] of Object.entries(SHAPES)) {
      if (search.state !== undefined) continue;
      const countedBy = async () => {
        forgetFacets();
        let counts: unknown;
        const sent = await statementsOf(async () => (counts = await facetCounts(search)));
        vi.restoreAllMocks();
        return { counts, texts: sent.map(({ statement }) => statement.sql) };
      };
      forgetTotals();
      const anew = await countedBy();
      // Large totals are known now, and small ones counted again.
      const known = await countedBy();
      expect([name, anew.counts]).toEqual([name, known.counts]);
      expect([name, anew.texts.filter((text) => tellsTotals.test(text))]).toEqual([name, []]);
      if (anew.texts.some((text) => text.includes("own_bits"))) together += 1;
      if (name === "dense radius, word, two categories, price")
        expect(anew.texts.filter((text) => text.includes("search_readings("))).toHaveLength(1);
    }
    expect(together).toBeGreaterThan(10);
  });

  test("of what came later to a circle, no bits of what lies between are read", async () => {
    const { where } = await answerOf(SHAPES["dense radius and common word"]!);
    const bitsRead = async () => {
      const plan = await planOf(facetsByBitmaps((await byBitmaps(where))!, ["categories", "subcategories"]));
      return nodesOf(plan)
        .filter((node) => node["Relation Name"] === "listing_bitmaps")
        .reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0);
    };
    const before = await bitsRead();
    await insertListings([
      aListing({
        id: "y000000000000001",
        providerUserId: idOf("p", 1),
        categoryId: idOf("c", 1),
        name: "Late supply",
        lat: 8.001,
        lng: 70.001,
      }),
    ]);
    await refreshBitmaps();
    const [later] = await db.$queryRaw<[{ chunks: number }]>`
      SELECT (slot / 8000 - (SELECT min(slot) / 8000 FROM listing_place_slots)) AS chunks
      FROM listing_place_slots WHERE listing_id = 'y000000000000001' AND NOT in_order`;
    expect(later.chunks).toBeGreaterThan(9);
    const after = await bitsRead();
    expect(after).toBeGreaterThan(before);
    // Postgres tells whole rows of each time; all that lie between would be five times as many.
    expect(after).toBeLessThan(before * 2.5);
  });

  test.each(Object.keys(SHAPES))(
    "%s: no page goes through the whole table, nor a count of a small part",
    async (name) => {
      const search = SHAPES[name]!;
      const { total: all } = await countListings(Prisma.sql`true`);
      forgetTotals();
      let total = 0;
      const sent = await statementsOf(async () => {
        ({ total } = await searchListings(search, { statePoint: STATE_POINTS[search.state ?? ""] }));
      });
      vi.restoreAllMocks();
      // The page is among them; where nothing is found, it may be.
      const isAsked = sent.some(({ statement }) => /AS (hits|first_rows)/.test(statement.sql));
      expect(isAsked || total === 0).toBe(true);

      for (const { statement, setting } of sent) {
        let plan: Node | undefined = await planOf(statement, setting);
        if (statement.sql.includes("count(*)")) {
          const [count] = await db.$queryRaw<({ total: number } | undefined)[]>(statement);
          // So many may be counted by a scan; the page that comes with them not.
          if ((count?.total ?? 0) >= SMALL_PART * all) plan = pageOf(plan);
        }
        if (plan !== undefined) expect(scansTable(plan), statement.sql).toBe(false);
      }
    },
  );
});
