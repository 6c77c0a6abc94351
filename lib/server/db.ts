import "server-only";
import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "@/lib/server/prisma/client";
import { startupParameters } from "@/lib/server/connection-limits";
import { watchFigure } from "@/lib/server/metrics";
import { ofProcess } from "@/lib/server/of-process";
import { pageChanges } from "@/lib/server/page-cache/page-changes";
import { statementName } from "@/lib/server/planned-once";
import { giveOnlyCaughtUp } from "@/lib/server/replica-connections";
import { timedSql } from "@/lib/server/request-timing";
import { retried } from "@/lib/server/retried";
import { giveUpSilentConnections } from "@/lib/server/silent-connections";

export { Prisma } from "@/lib/server/prisma/client";

/** What statements are sent through: a transaction, or the database itself where one statement is the whole change. */
export type Transaction = Prisma.TransactionClient;

const CONNECTION = {
  connectionTimeoutMillis: 2000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
};

type Outside = ReturnType<typeof AsyncLocalStorage.snapshot>;

/** A pool whose connections belong to no request, and whose work is timed for the one that asks for it. */
function openPool(connectionString: string | undefined, name: string, help: string, outside: Outside) {
  const max = Number(process.env.DATABASE_POOL_MAX || 10);
  const pool = new pg.Pool({ connectionString, max, ...CONNECTION, ...startupParameters() });
  // Without a listener a database restart would end the process: idle clients report it here.
  pool.on("error", () => {});
  // One connection is PGlite's: it ends no statement by itself and takes many times as long, yet it answers.
  if (max > 1) giveUpSilentConnections(pool);
  const figures = { total: "totalCount", idle: "idleCount", waiting: "waitingCount" } as const;
  for (const [part, count] of Object.entries(figures)) watchFigure(name, help, part, () => pool[count]);
  return {
    pool,
    /** @returns the client of all that is settled about the pool by now */
    connect: (): PrismaClient => {
      // A connection outlives the request that opened it, and would hold all that Next keeps for that request.
      for (const method of ["connect", "query"] as const) {
        const begin = pool[method].bind(pool) as (...given: unknown[]) => unknown;
        const ask = (...given: unknown[]): unknown => outside(begin, ...given);
        Object.assign(pool, {
          [method]: method === "query" ? (...given: unknown[]) => timedSql(() => ask(...given)) : ask,
        });
      }
      // One connection is PGlite's, which all who come share, and behind PgBouncer one is everybody's: there names would meet.
      const keepsPlans = max > 1 && process.env.DATABASE_POOLER !== "1";
      const adapter = new PrismaPg(pool, {
        disposeExternalPool: true,
        ...(keepsPlans && { statementNameGenerator: statementName }),
      });
      const client = new PrismaClient({ adapter });
      return withRetries(client, outside);
    },
  };
}

/** Called at boot (instrumentation.ts), outside of every request. */
function connect() {
  const outside = AsyncLocalStorage.snapshot();
  const { DATABASE_URL, DATABASE_REPLICA_URL } = process.env;
  const primary = openPool(
    DATABASE_URL,
    "database_pool",
    "Connections to the database, and who waits for one",
    outside,
  );
  return {
    outside,
    pool: primary.pool,
    db: primary.connect(),
    replica: connectReplica(DATABASE_REPLICA_URL, outside),
  };
}

function connectReplica(url: string | undefined, outside: Outside): PrismaClient | null {
  if (!url) return null;
  const { pool, connect: client } = openPool(
    url,
    "replica_pool",
    "Connections to replicas, and who waits for one",
    outside,
  );
  giveOnlyCaughtUp(pool, () => pageChanges().writtenTo);
  return client();
}

/**
 * The same client; a transaction that lost to another one is done again, so what it does must bear being repeated.
 * @param outside runs something as of no request: the client remembers its last transactions
 */
function withRetries(client: PrismaClient, outside: Outside): PrismaClient {
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

const connected = ofProcess("database", connect);

/**
 * The database, one pool for the process. It connects at the first query, so that a build needs no database; that
 * DATABASE_URL is there is checked at boot (instrumentation.ts).
 */
export const db: PrismaClient = connected.db;

/** The pool itself, for a library that brings its own statements. */
export const databasePool: pg.Pool = connected.pool;

/** Standbys that are read instead (reading.ts), each connection given out only when it has caught up; null without any. */
export const replicaDb: PrismaClient | null = connected.replica;

/** Does something as of no request, for what outlives the one that began it. */
export const outsideRequests: Outside = connected.outside;
