import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/server/prisma/client";

export { Prisma } from "@/lib/server/prisma/client";

/**
 * Limits of every connection (security.md P9). JIT compiles longer than these queries run, and on solid-state disks a
 * random page costs about as much as the next one.
 */
const CONNECTION = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  options: "-c jit=off -c random_page_cost=1.1",
};

function connect() {
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: Number(process.env.DATABASE_POOL_MAX || 10),
    ...CONNECTION,
  });
  // Without a listener a database restart would end the process: idle clients report it here.
  pool.on("error", () => {});
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) }) };
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
