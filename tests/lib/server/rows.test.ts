import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { plannedRows, rows } from "@/lib/server/rows";

useDatabase();

afterEach(() => vi.unstubAllEnvs());

describe("rows()", () => {
  test("gives what the driver gives, each type by its schema", async () => {
    const Row = z.object({
      at: z.date(),
      day: z.date(),
      many: z.bigint(),
      exact: z.instanceof(Prisma.Decimal),
      said: z.object({ a: z.array(z.int()) }),
      none: z.string().nullable(),
      words: z.array(z.string()),
    });
    const found = await rows(db, Row)`
      SELECT '2026-01-02T03:04:05Z'::timestamptz AS at, '2026-01-02'::date AS day, 9007199254740993::bigint AS many,
             0.1::numeric AS exact, '{"a":[1]}'::jsonb AS said, NULL::text AS none, ARRAY['a', 'b'] AS words`;
    expect(found).toEqual([
      {
        at: new Date("2026-01-02T03:04:05Z"),
        day: new Date("2026-01-02"),
        many: 9007199254740993n,
        exact: new Prisma.Decimal("0.1"),
        said: { a: [1] },
        none: null,
        words: ["a", "b"],
      },
    ]);
  });

  test("values are parameters, and parts of SQL are parts of it", async () => {
    const part = Prisma.sql`${"it's"}::text AS name`;
    const found = await rows(
      db,
      z.object({ name: z.string(), n: z.int() }),
    )`SELECT ${part}, ${2}::int + 1 AS n`;
    expect(found).toEqual([{ name: "it's", n: 3 }]);
  });

  test("asks through the transaction it is given", async () => {
    const Row = z.object({ name: z.string() });
    const seen = await db.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO states (code, name) VALUES ('ZZ', 'Nowhere')`;
      expect(await rows(db, Row)`SELECT name FROM states WHERE code = 'ZZ'`).toEqual([]);
      const found = await rows(tx, Row)`SELECT name FROM states WHERE code = 'ZZ'`;
      await tx.$executeRaw`DELETE FROM states WHERE code = 'ZZ'`;
      return found;
    });
    expect(seen).toEqual([{ name: "Nowhere" }]);
  });

  test.each([
    [
      "another type",
      Prisma.sql`SELECT 'secret' AS n`,
      "0.n: Invalid input: expected number, received string",
    ],
    ["null", Prisma.sql`SELECT NULL::int AS n`, "0.n: Invalid input"],
    ["a column that is missing", Prisma.sql`SELECT 1 AS m`, "0.n: Invalid input"],
    ["a column that nobody reads", Prisma.sql`SELECT 1 AS n, 2 AS m`, 'Unrecognized key: "m"'],
    ["a bigint for a number", Prisma.sql`SELECT count(*) AS n`, "expected number, received bigint"],
  ])("refuses %s", async (_, sql, message) => {
    const asked = rows(db, z.object({ n: z.number() }))`${sql}`;
    await expect(asked).rejects.toThrow(message);
  });

  test("tells the statement and where it is wrong, and no value", async () => {
    const asked = rows(db, z.object({ email: z.email() }))`SELECT ${"asha at example"}::text AS email`;
    await expect(asked).rejects.toThrow(
      "rows of another shape than their schema (0.email: Invalid email address): SELECT …::text AS email",
    );
  });

  test("production does not look", async () => {
    vi.stubEnv("NODE_ENV", "production");
    const looked = vi.fn(() => false);
    const found = await rows(db, z.object({ n: z.int().refine(looked) }))`SELECT 'a' AS n`;
    expect(found).toEqual([{ n: "a" }]);
    expect(looked).not.toHaveBeenCalled();
  });
});

describe("readPage()", () => {
  const count = Prisma.sql`SELECT count(*)::int AS total FROM generate_series(1, 5)`;
  const read = (slice: Prisma.Sql) =>
    rows(db, z.object({ n: z.int() }))`SELECT n FROM generate_series(1, 5) AS n ORDER BY n ${slice}`;

  test.each([
    [1, [1, 2]],
    [3, [5]],
  ])("page %s of the list, and how long it is", async (page, numbers) => {
    const items = numbers.map((n) => ({ n }));
    expect(await readPage(db, { page, limit: 2 }, count, read)).toEqual({ items, total: 5, page, limit: 2 });
  });

  test("asks for nothing after the last page", async () => {
    const asked = vi.fn(read);
    expect(await readPage(db, { page: 4, limit: 2 }, count, asked)).toEqual({
      items: [],
      total: 5,
      page: 4,
      limit: 2,
    });
    expect(asked).not.toHaveBeenCalled();
  });
});

// PGlite has one session for all.
describe.skipIf(skipOnPglite)("plannedRows()", () => {
  const Row = z.object({ n: z.unknown() });

  test("is planned once by a connection; rows() is planned for its values", async () => {
    const planned = await db.$transaction(async (tx) => {
      for (const n of [1, 2]) {
        expect(await plannedRows(tx, Row)`SELECT ${n}::int + 40 AS n`).toEqual([{ n: n + 40 }]);
        expect(await rows(tx, Row)`SELECT ${n}::int + 50 AS n`).toEqual([{ n: n + 50 }]);
      }
      return rows(tx, z.object({ statement: z.string(), uses: z.bigint() }))`
        SELECT statement, generic_plans + custom_plans AS uses FROM pg_prepared_statements
        WHERE statement LIKE '%::int + _0 AS n'`;
    });
    expect(planned).toEqual([{ statement: "/* planned once */ SELECT $1::int + 40 AS n", uses: 2n }]);
  });

  test("goes on when a migration gives a column another type", async () => {
    await db.$executeRaw`CREATE TABLE planned_once (n int)`;
    await db.$executeRaw`INSERT INTO planned_once VALUES (7)`;
    const read = () => plannedRows(db, Row)`SELECT n FROM planned_once`;
    expect(await read()).toEqual([{ n: 7 }]);
    await db.$executeRaw`ALTER TABLE planned_once ALTER n TYPE text`;
    expect(await read()).toEqual([{ n: "7" }]);
    await db.$executeRaw`DROP TABLE planned_once`;
  });
});
