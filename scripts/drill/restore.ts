// pgBackRest: the database as it was at a second, from what lies outside of every node.
import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, runOnce } from "@/scripts/drill/cluster";
import { until } from "@/scripts/drill/processes";
import { startLoad } from "@/scripts/drill/load";
import { usingClient, withDatabase } from "@/tests/support/test-database";

const WRITING_MS = 90_000;

export type Restored = {
  readonly backupS: number;
  /** From the first command until it takes writes. */
  readonly restoreS: number;
  /** How long before the disaster the last write is that came back, s. */
  readonly lostS: number;
  readonly databaseMb: number;
  /** Tables whose rows are not those of that second. */
  readonly different: readonly string[];
  /** The same database as it was before something was deleted: whether every row of then is there. */
  readonly isUndone: boolean;
};

const TABLES = ["listings", "listing_search", "users", "places", "media", "contact_messages"];

/** Rows and a sum of each table. */
async function sums(url: string): Promise<Map<string, string>> {
  return usingClient(url, async (client) => {
    const found = new Map<string, string>();
    for (const table of TABLES) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM ${table} AS t`,
      );
      found.set(table, rows[0]!.sum);
    }
    return found;
  });
}

async function restore(
  cluster: Cluster,
  target: readonly string[],
): Promise<{ url: string; seconds: number; stop: () => Promise<void> }> {
  const { config } = await cluster.primary();
  const dataDir = path.join(cluster.folder, "restored");
  rmSync(dataDir, { recursive: true, force: true });
  const begunAt = performance.now();
  await runOnce(cluster, "pgbackrest", [
    `--config=${config}`,
    "--stanza=vendorsetu",
    `--pg1-path=${dataDir}`,
    "--target-timeline=current",
    ...target,
    "restore",
  ]);
  const url = new URL(withDatabase(cluster.adminUrl, "vendorsetu"));
  url.port = String(cluster.port("restored"));
  const options = `-p ${url.port} -c archive_mode=off -c unix_socket_directories= -c listen_addresses=127.0.0.1`;
  const pgCtl = path.join(cluster.binDir, "pg_ctl");
  // What it prints is a file: nobody waits for the end of its output.
  const log = path.join(cluster.folder, "restored.log");
  await runOnce(cluster, pgCtl, ["start", "-D", dataDir, "-w", "-t", "300", "-s", "-l", log, "-o", options]);
  const isWritable = () =>
    usingClient(url.href, async (client) => {
      const { rows } = await client.query<{ is: boolean }>("SELECT NOT pg_is_in_recovery() AS is");
      return rows[0]!.is;
    });
  await until("restored database", isWritable, { seconds: 300, everyMs: 100 });
  return {
    url: url.href,
    seconds: (performance.now() - begunAt) / 1000,
    stop: async () => void (await runOnce(cluster, pgCtl, ["stop", "-D", dataDir, "-m", "immediate", "-s"])),
  };
}

/**
 * Backs up under load, writes on, and asks for two things: everything the archive has at a moment, as if every node were
 * gone, and the second before a mistake.
 */
export async function runRestore(
  cluster: Cluster,
  sitePort: number,
  say: (line: string) => void,
): Promise<Restored> {
  await cluster.isWhole();
  const live = withDatabase(cluster.adminUrl, "vendorsetu");
  const { config } = await cluster.primary();
  const label = `restore-${Date.now().toString(36)}`;
  const load = startLoad(sitePort, label);
  let backupS = 0;
  let newest = { url: "", seconds: 0, stop: () => Promise.resolve() };
  let lostS = Number.POSITIVE_INFINITY;
  try {
    const begunAt = performance.now();
    await runOnce(cluster, "pgbackrest", [`--config=${config}`, "--stanza=vendorsetu", "check"]);
    await runOnce(cluster, "pgbackrest", [
      `--config=${config}`,
      "--stanza=vendorsetu",
      "--type=full",
      "backup",
    ]);
    backupS = (performance.now() - begunAt) / 1000;
    say(`backed up in ${backupS.toFixed(1)} s; writing for ${WRITING_MS / 1000} s more`);
    await sleep(WRITING_MS);
    const disasterAt = new Date();
    newest = await restore(cluster, ["--type=default"]);
    const { rows } = await usingClient(newest.url, (client) =>
      client.query<{ at: Date | null }>(
        "SELECT max(created_at) AS at FROM contact_messages WHERE starts_with(name, $1)",
        [label],
      ),
    );
    if (rows[0]!.at !== null) lostS = Math.max(0, (disasterAt.getTime() - rows[0]!.at.getTime()) / 1000);
    await newest.stop();
  } finally {
    await load.stop();
  }
  say("deleting what was written, and bringing back the second before");
  const before = await sums(live);
  const { target, databaseMb } = await usingClient(live, async (client) => {
    const { rows } = await client.query<{ target: string; mb: number }>(
      "SELECT now()::text AS target, (pg_database_size(current_database()) / 1e6)::float8 AS mb",
    );
    await sleep(1000);
    await client.query("DELETE FROM contact_messages WHERE starts_with(name, $1)", [label]);
    await client.query("SELECT pg_switch_wal()");
    return { target: rows[0]!.target, databaseMb: rows[0]!.mb };
  });
  await sleep(5000);
  const undone = await restore(cluster, ["--type=time", `--target=${target}`, "--target-action=promote"]);
  const after = await sums(undone.url);
  const deleted = await sums(live);
  await undone.stop();
  return {
    backupS,
    restoreS: Math.max(newest.seconds, undone.seconds),
    lostS,
    databaseMb,
    different: TABLES.filter((table) => before.get(table) !== after.get(table)),
    isUndone: deleted.get("contact_messages") !== after.get("contact_messages"),
  };
}
