import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { db } from "@/lib/server/db";
import { empty } from "@/tests/support/unhurried";

describe.skipIf(skipOnPglite)("a transaction that Postgres undoes (needs concurrent sessions)", () => {
  useDatabase();

  // A sequence is not undone with the transaction: it counts the attempts.
  beforeAll(async () => {
    await db.$executeRaw`CREATE SEQUENCE attempts`;
    await db.$executeRaw`
      CREATE FUNCTION fail_first(most int, code text) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('attempts') <= most THEN RAISE EXCEPTION 'injected' USING ERRCODE = code; END IF;
      END $$`;
  });
  beforeEach(async () => {
    await empty("states", "categories");
    await db.$queryRaw`SELECT setval('attempts', 1, false)`;
  });

  const insertFailing = (most: number, code: string) =>
    db.$transaction(async (tx) => {
      await tx.category.create({ data: { name: "Pumps", slug: "pumps" } });
      await tx.$executeRaw`SELECT fail_first(${most}::int, ${code})`;
      return "done";
    });
  const attempts = async () => {
    const [row] = await db.$queryRaw<{ made: number }[]>`SELECT nextval('attempts')::int - 1 AS made`;
    return row?.made;
  };

  test.each(["40P01", "40001"])("is done again, three times at most, and kept once: %s", async (code) => {
    await expect(insertFailing(3, code)).resolves.toBe("done");
    expect([await attempts(), await db.category.count()]).toEqual([4, 1]);
  });

  test.each(["40P01", "40001"])("fails as unavailable after that, and leaves nothing: %s", async (code) => {
    const failure = await insertFailing(4, code).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect([await attempts(), await db.category.count()]).toEqual([4, 0]);
  });

  test("is not done again for another failure", async () => {
    await expect(insertFailing(1, "22000")).rejects.toThrow();
    expect([await attempts(), await db.category.count()]).toEqual([1, 0]);
  });

  test("two that lock in a circle both end well", async () => {
    await db.category.createMany({
      data: [
        { name: "A", slug: "a" },
        { name: "B", slug: "b" },
      ],
    });
    let began = 0;
    const rename = (first: string, second: string) =>
      db.$transaction(async (tx) => {
        began += 1;
        await tx.category.update({ where: { slug: first }, data: { position: { increment: 1 } } });
        await tx.$executeRaw`SELECT pg_sleep(0.3)`;
        await tx.category.update({ where: { slug: second }, data: { position: { increment: 1 } } });
      });
    await Promise.all([rename("a", "b"), rename("b", "a")]);
    expect(began).toBeGreaterThan(2);
    expect(await db.category.findMany({ select: { position: true } })).toEqual([
      { position: 1002 },
      { position: 1002 },
    ]);
  });
});
