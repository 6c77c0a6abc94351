import "server-only";
import pg from "pg";
import { CONNECTION_LIMITS } from "@/lib/server/connection-limits";
import type { OnProgress } from "@/lib/server/database/on-progress";

/**
 * Puts the limits of connections at the role of `url`, which may do so for itself: where a pooler stands between, no
 * connection can ask for them (docs/running/several-instances.md). They count for sessions that begin afterwards.
 */
export async function limitServingRole(url: string, onProgress: OnProgress = () => undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    for (const [name, value] of Object.entries(CONNECTION_LIMITS))
      await client.query(
        `ALTER ROLE CURRENT_USER SET ${pg.escapeIdentifier(name)} = ${pg.escapeLiteral(value)}`,
      );
    onProgress("the limits of connections stand at the role: let the pooler begin its sessions anew");
  } finally {
    await client.end().catch(() => undefined);
  }
}
