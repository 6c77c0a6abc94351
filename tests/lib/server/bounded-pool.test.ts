import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { describe, expect, test } from "vitest";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { databasePool, db } from "@/lib/server/db";

const POOL = 5;

describe.skipIf(skipOnPglite)("a pool whose connections are all in use (needs real Postgres)", () => {
  useDatabase();

  /** Takes every connection there is until the work is done. */
  async function whileAllAreTaken<T>(work: () => Promise<T>): Promise<T> {
    const taken = await Promise.all(Array.from({ length: POOL }, () => databasePool.connect()));
    try {
      return await work();
    } finally {
      for (const client of taken) client.release();
    }
  }
  const question = () => db.$queryRaw`SELECT 1 AS one`;

  test("turns away who waits too long, as a database that is away, and serves everybody afterwards", async () => {
    const errors = await whileAllAreTaken(() => {
      const asked: Promise<unknown>[] = [question(), db.$transaction((tx) => tx.$queryRaw`SELECT 1`)];
      return Promise.all(asked.map((one) => one.then(() => null).catch((error: unknown) => error)));
    });
    expect(errors.map(isDatabaseUnavailable)).toEqual([true, true]);
    const after = await Promise.all(Array.from({ length: 60 }, question));
    expect(after).toEqual(Array.from({ length: 60 }, () => [{ one: 1 }]));
  });

  test("turns away more than it may let wait, at once", async () => {
    const told = await whileAllAreTaken(async () => {
      const asked = Array.from({ length: 200 }, () => question());
      const first = await Promise.any(
        asked.map((one) =>
          one.then(
            () => Promise.reject(),
            (error: unknown) => error,
          ),
        ),
      );
      return { first, all: Promise.allSettled(asked) };
    });
    expect(isDatabaseUnavailable(told.first)).toBe(true);
    const refused = (await told.all).filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(100);
  });

  test("gives back the place of a query that failed", async () => {
    for (let times = 0; times < 3 * POOL; times += 1)
      await expect(db.$queryRaw`SELECT 1 / 0`).rejects.toThrow();
    expect(await question()).toEqual([{ one: 1 }]);
  });
});
