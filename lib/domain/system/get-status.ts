import "server-only";
import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { z } from "zod";
import packageFile from "@/package.json";
import { mailFigures } from "@/lib/domain/system/mail-figures";
import type { SystemStatus } from "@/lib/schemas/system-status";
import { dataPath } from "@/lib/server/data-path";
import { databasePool, db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { env } from "@/lib/server/env";
import type { Actor } from "@/lib/shared/actor";

/** The newest migration; null for a role that may not read their table. */
async function lastMigration(): Promise<string | null> {
  const found = await rows(db, z.object({ name: z.string() }))`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL ORDER BY migration_name DESC LIMIT 1`.catch(() => []);
  return found[0]?.name ?? null;
}

const Server = z.object({ version: z.string(), bytes: z.bigint(), isReadOnly: z.boolean() });

async function database(): Promise<SystemStatus["database"]> {
  const askedAt = performance.now();
  const [found] = await rows(db, Server)`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
      current_setting('transaction_read_only')::boolean AS "isReadOnly"`;
  const answeredMs = performance.now() - askedAt;
  return {
    version: found!.version.split(" ")[0]!,
    bytes: Number(found!.bytes),
    isReadOnly: found!.isReadOnly,
    answeredMs,
    lastMigration: await lastMigration(),
    connections: databasePool.totalCount,
    connectionsMost: databasePool.options.max,
    waiting: databasePool.waitingCount,
  };
}

/** Bytes that are free where local files are stored; null where they are stored elsewhere. */
async function freeBytes(): Promise<number | null> {
  if (env().STORAGE !== "local") return null;
  const disk = await statfs(dataPath()).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}

/** How this process and what it leans on are doing, for an admin. */
export async function getStatus(_actor: Actor<"admin">): Promise<SystemStatus> {
  const [atDatabase, mails, free] = await Promise.all([database(), mailFigures(), freeBytes()]);
  return {
    server: {
      name: hostname(),
      version: packageFile.version,
      node: process.versions.node,
      startedAt: new Date(Date.now() - process.uptime() * 1000),
      residentBytes: process.memoryUsage.rss(),
    },
    database: atDatabase,
    mails: { ...mails, isSent: env().RESEND_API_KEY !== undefined },
    files: { storage: env().STORAGE, freeBytes: free },
  };
}
