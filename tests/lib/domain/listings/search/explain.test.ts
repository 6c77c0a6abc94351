import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { countListings, forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { db, Prisma } from "@/lib/server/db";
import { fillLargeDirectory } from "@/tests/support/large-directory";
import { SHAPES, STATE_POINTS } from "@/tests/support/search-shapes";

const SIZE = 100_000;

/** A condition that matches less of the table than this is answered by an index; more may be counted by a scan. */
const SMALL_PART = 0.05;

type Node = { "Node Type": string; "Relation Name"?: string; Plans?: Node[] };

/** @param setting a statement that the product sends before it, in the same transaction */
async function planOf(statement: Prisma.Sql, setting: Prisma.Sql = Prisma.sql`SELECT 1`): Promise<Node> {
  const [, rows] = await db.$transaction([
    db.$executeRaw(setting),
    db.$queryRaw<{ "QUERY PLAN": [{ Plan: Node }] }[]>(Prisma.sql`EXPLAIN (FORMAT JSON) ${statement}`),
  ]);
  return rows[0]!["QUERY PLAN"][0].Plan;
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const scansTable = (plan: Node): boolean =>
  nodesOf(plan).some(
    (node) =>
      node["Node Type"] === "Seq Scan" &&
      ["listing_search", "listings"].includes(node["Relation Name"] ?? ""),
  );

/** The statements that a piece of work sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<Prisma.Sql[]> {
  const spy = vi.spyOn(db, "$queryRaw");
  await work();
  return spy.mock.calls.map(([first, ...values]) =>
    "sql" in first ? (first as Prisma.Sql) : Prisma.sql(first as readonly string[], ...values),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

// PGlite takes minutes for so many rows, and its planner sees the costs of another machine.
describe.skipIf(skipOnPglite)(`over ${SIZE} listings`, () => {
  useDatabase();

  beforeAll(async () => {
    await fillLargeDirectory(SIZE);
  }, 180_000);

  test("the check would notice a scan", async () => {
    expect(scansTable(await planOf(Prisma.sql`SELECT * FROM listing_search WHERE lat > 0`))).toBe(true);
  });

  test.each(Object.keys(SHAPES))(
    "%s: no page goes through the whole table, nor a count of a small part",
    async (name) => {
      const search = SHAPES[name]!;
      const { total: all } = await countListings(Prisma.sql`true`);
      forgetTotals();
      let total = 0;
      const settings = vi.spyOn(db, "$executeRaw");
      const statements = await statementsOf(async () => {
        ({ total } = await searchListings(search, { statePoint: STATE_POINTS[search.state ?? ""] }));
      });
      const setting = settings.mock.calls[0]?.[0] as Prisma.Sql | undefined;
      vi.restoreAllMocks();
      expect(statements.some(({ sql }) => /AS (hits|first_rows)/.test(sql))).toBe(total > 0); // the page is among them

      for (const statement of statements) {
        if (statement.sql.includes("count(*)")) {
          const [count] = await db.$queryRaw<{ total: number }[]>(statement);
          if (count!.total >= SMALL_PART * all) continue;
        }
        const isPage = statement.sql.includes("AS hits");
        expect(scansTable(await planOf(statement, isPage ? setting : undefined)), statement.sql).toBe(false);
      }
    },
  );
});
