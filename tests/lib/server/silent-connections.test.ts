// The product's own pool, with a proxy between it and the database that can go quiet.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { type FaultProxy, startFaultProxy } from "@/tests/support/fault-proxy";
import { usingClient } from "@/tests/support/test-database";

/** Nobody waits longer for a silent connection (docs/decisions/030). */
const LONGEST_MS = 7000;

describe.skipIf(skipOnPglite)("connections that go quiet (needs real Postgres)", () => {
  useDatabase();
  let proxy: FaultProxy;
  let databasePool: pg.Pool;
  let db: typeof import("@/lib/server/db").db;

  beforeAll(async () => {
    const url = new URL(databaseUrl);
    proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = "127.0.0.1";
    url.port = String(proxy.port);
    vi.stubEnv("DATABASE_URL", url.href);
    ({ databasePool, db } = await import("@/lib/server/db"));
  });
  afterAll(async () => {
    await databasePool?.end();
    await proxy?.close();
  });

  /** Opens as many connections as there may be. */
  const fillPool = () =>
    Promise.all(Array.from({ length: 5 }, () => db.$queryRaw`SELECT 1 FROM pg_sleep(0.05)`));
  const failure = async (work: () => Promise<unknown>): Promise<{ error: unknown; ms: number }> => {
    const startedAt = performance.now();
    const error: unknown = await work().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return { error, ms: performance.now() - startedAt };
  };

  test("a query on one fails in time and is 'unavailable', and the idle ones go with it", async () => {
    await fillPool();
    expect(databasePool.idleCount).toBe(5);
    proxy.silence();
    const { error, ms } = await failure(() => db.$queryRaw`SELECT 1`);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(LONGEST_MS);
    proxy.speak();
    // Connections that were silenced stay silent: the next caller meets none of them.
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
    expect(databasePool.totalCount).toBe(1);
  });

  test("a transaction on one ends, and gives its connection up", async () => {
    await fillPool();
    const { error, ms } = await failure(() =>
      db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        proxy.silence();
        await tx.$queryRaw`SELECT 2`;
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(LONGEST_MS);
    proxy.speak();
    expect(await db.$transaction((tx) => tx.$queryRaw`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    await fillPool();
    expect(databasePool.totalCount).toBe(5);
    expect(databasePool.waitingCount).toBe(0);
  });

  test("all of them at once: every caller is answered in time", async () => {
    await fillPool();
    proxy.silence();
    const calls = await Promise.all(Array.from({ length: 40 }, () => failure(() => db.$queryRaw`SELECT 1`)));
    expect(calls.filter(({ error }) => !isDatabaseUnavailable(error))).toEqual([]);
    expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(LONGEST_MS);
    proxy.speak();
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  test("a transaction that gave itself more time has it", async () => {
    const slow = db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT set_config('statement_timeout', '20000', true)`;
        return tx.$queryRaw`SELECT 1 AS one FROM pg_sleep(5.5)`;
      },
      { timeout: 20_000 },
    );
    expect(await slow).toEqual([{ one: 1 }]);
  });

  test.each(["25006", "25P03", "08P01", "53100", "53200", "57P01", "53300", "40001"])(
    "what Postgres says with %s is 'unavailable'",
    async (state) => {
      const { error } = await failure(() =>
        db.$transaction(async (tx) => {
          await tx.$queryRaw`SELECT set_config('test.state', ${state}, true)`;
          await tx.$executeRaw`
            DO $$ BEGIN RAISE EXCEPTION 'as told' USING ERRCODE = current_setting('test.state'); END $$`;
        }),
      );
      expect(error).not.toBeNull();
      expect(isDatabaseUnavailable(error)).toBe(true);
    },
  );

  test("a connection that the administrator ends is 'unavailable', and the next one works", async () => {
    const { error } = await failure(() =>
      db.$transaction((tx) => tx.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  test("a name that cannot be resolved now is 'unavailable'", async () => {
    const unresolved = Object.assign(new Error("getaddrinfo EAI_AGAIN database"), { code: "EAI_AGAIN" });
    expect(isDatabaseUnavailable(unresolved)).toBe(true);
    expect(isDatabaseUnavailable(new Error("raw query failed", { cause: unresolved }))).toBe(true);
  });

  test("a database that can only be read is not ready, and a write to it is 'unavailable'", async () => {
    const { checkReady } = await import("@/lib/domain/system/check-ready");
    await checkReady();
    const [{ name }] = await db.$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
    await usingClient(databaseUrl, async (client) => {
      await client.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
        [name],
      );
    });
    await vi.waitFor(() => expect(checkReady()).rejects.toMatchObject({ code: "UNAVAILABLE" }), 20_000);
    const { error } = await failure(() => db.state.create({ data: { code: "MH", name: "Maharashtra" } }));
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});
