// A Postgres of a run's own, as durable as the demo's: it may be killed, and nothing of it stays.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCluster } from "@/scripts/local-database/cluster";
import { migrate } from "@/lib/server/database/migrate";
import type { ResolvedDatabase } from "@/scripts/local-database/resolved-database";
import { type FaultProxy, startFaultProxy } from "@/tests/support/fault-proxy";
import { childrenOf } from "@/tests/support/processes";
import { migrationsFolder, usingClient } from "@/tests/support/test-database";

export type ThrowawayPostgres = {
  /** Leads through `proxy`, for the server that is tried; it stays the same when Postgres starts anew on another port. */
  readonly servedUrl: string;
  readonly proxy: FaultProxy;
  /** Leads there undisturbed, for whoever looks on; it stays the same, too. */
  readonly url: string;
  /** kill -9 of every process of it. */
  readonly kill: () => void;
  /** Stops it as an operator does, connections and all. */
  readonly stop: () => Promise<void>;
  /** After `kill` or `stop`: resolves when it takes connections again. */
  readonly start: () => Promise<void>;
  /** Stops it for good and removes its files. */
  readonly remove: () => Promise<void>;
};

const placeOf = (url: string) => ({ host: "127.0.0.1", port: Number(new URL(url).port) });

/** What connections over `servedUrl` are called in pg_stat_activity. */
export const SERVED = "served";

function withPort(url: string, port: number, name = ""): string {
  const changed = new URL(url);
  changed.port = String(port);
  if (name) changed.searchParams.set("application_name", name);
  return changed.href;
}

/** @throws BackendUnavailable where this machine has no Postgres with PostGIS */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const home = mkdtempSync(path.join(tmpdir(), "throwaway-postgres-"));
  let cluster: ResolvedDatabase = await startCluster(home, "demo");
  await migrate({ url: cluster.url, directory: migrationsFolder });
  const directory = await usingClient(cluster.url, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    return rows[0]!.data_directory;
  });
  const proxy = await startFaultProxy(placeOf(cluster.url));
  const undisturbed = await startFaultProxy(placeOf(cluster.url));
  return {
    servedUrl: withPort(cluster.url, proxy.port, SERVED),
    proxy,
    url: withPort(cluster.url, undisturbed.port),
    kill: () => {
      const pid = Number(readFileSync(path.join(directory, "postmaster.pid"), "utf8").split("\n")[0]);
      // A worker of it may have ended in the meantime.
      for (const one of [pid, ...childrenOf(pid)])
        try {
          process.kill(one, "SIGKILL");
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
        }
    },
    stop: () => cluster.stop(),
    start: async () => {
      cluster = await startCluster(home, "demo");
      proxy.pointAt(placeOf(cluster.url));
      undisturbed.pointAt(placeOf(cluster.url));
    },
    remove: async () => {
      await Promise.all([proxy.close(), undisturbed.close()]);
      await cluster.stop().catch(() => undefined);
      rmSync(path.dirname(directory), { recursive: true, force: true });
      rmSync(home, { recursive: true, force: true });
    },
  };
}
