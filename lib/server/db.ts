import "server-only";
import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/server/prisma/client";
import { startupParameters } from "@/lib/server/connection-limits";
import { watchFigure } from "@/lib/server/metrics";
import { timedSql } from "@/lib/server/request-timing";
import { retried } from "@/lib/server/retried";
import { giveUpSilentConnections } from "@/lib/server/silent-connections";

export { Prisma } from "@/lib/server/prisma/client";

const CONNECTION = {
  connectionTimeoutMillis: 2000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
};

/** Called at boot (instrumentation.ts), outside of every request. */
function connect() {
  const outside = AsyncLocalStorage.snapshot();
  const max = Number(process.env.DATABASE_POOL_MAX || 10);
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max,
    ...CONNECTION,
    ...startupParameters(),
  });
  // Without a listener a database restart would end the process: idle clients report it here.
  pool.on("error", () => {});
  // One connection is PGlite's: it ends no statement by itself and takes many times as long, yet it answers.
  if (max > 1) giveUpSilentConnections(pool);
  const figures = { total: "totalCount", idle: "idleCount", waiting: "waitingCount" } as const;
  for (const [part, count] of Object.entries(figures))
    watchFigure(
      "database_pool",
      "Connections to the database, and who waits for one",
      part,
      () => pool[count],
    );
  // A connection outlives the request that opened it, and would hold all that Next keeps for that request.
  for (const name of ["connect", "query"] as const) {
    const method = pool[name].bind(pool) as (...given: unknown[]) => unknown;
    const ask = (...given: unknown[]): unknown => outside(method, ...given);
    Object.assign(pool, {
      [name]: name === "query" ? (...given: unknown[]) => timedSql(() => ask(...given)) : ask,
    });
  }
  const client = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
  return { pool, db: withRetries(client, outside) };
}

/**
 * The same client; a transaction that lost to another one is done again, so what it does must bear being repeated.
 * @param outside runs something as of no request: the client remembers its last transactions
 */
function withRetries(
  client: PrismaClient,
  outside: ReturnType<typeof AsyncLocalStorage.snapshot>,
): PrismaClient {
  const begin = client.$transaction.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const transact = (work: unknown, options: unknown): Promise<unknown> =>
    timedSql(() =>
      outside(begin, typeof work === "function" ? AsyncResource.bind(work as () => unknown) : work, options),
    );
  return client.$extends({
    client: {
      // A list of statements cannot be sent twice: each of them is a promise.
      $transaction: (work: unknown, options?: unknown) =>
        typeof work === "function" ? retried(() => transact(work, options)) : transact(work, options),
    },
  }) as unknown as PrismaClient;
}

const shared = globalThis as typeof globalThis & { vendorSetuDatabase?: ReturnType<typeof connect> };

const connected = (shared.vendorSetuDatabase ??= connect());

/**
 * The database, one pool for the process. It connects at the first query, so that a build needs no database; that
 * DATABASE_URL is there is checked at boot (instrumentation.ts).
 */
export const db: PrismaClient = connected.db;

/** The pool itself, for a library that brings its own statements. */
export const databasePool: pg.Pool = connected.pool;
