// npm run drill [-- --only FAULT,FAULT] [--direct | --pooled] [--without-restore] [--port 7500] [--install]
// Sets up the files of deploy/ha on this machine, three nodes and all, with two processes of the built site behind them;
// loads it, hurts it, and prints what came of it beside what is promised. Exits 1 when something is missed. Linux with
// Debian's packages; about 20 minutes. What it makes stands in one folder, and everything it starts is ended.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readOptions } from "@/scripts/process/read-options";
import { tellFailure } from "@/scripts/process/tell-failure";
import { type Cluster, startCluster } from "@/scripts/drill/cluster";
import { FAULTS, missedBy, type Result, runFault } from "@/scripts/drill/faults";
import { providePrograms } from "@/scripts/drill/programs";
import { type Restored, runRestore } from "@/scripts/drill/restore";
import { type DrilledSite, fillDatabase, startSite } from "@/scripts/drill/site";
import { provideBuild } from "@/tests/support/production-server";

const MOST_RESTORE_S = 300;
const MOST_LOST_S = 60;

const { values } = readOptions(
  "npm run drill -- [--only FAULT,FAULT] [--direct | --pooled] [--without-restore] [--port N] [--install]",
  {
    options: {
      only: { type: "string" },
      direct: { type: "boolean", default: false },
      pooled: { type: "boolean", default: false },
      "without-restore": { type: "boolean", default: false },
      port: { type: "string", default: "7500" },
      install: { type: "boolean", default: false },
    },
  },
);

const say = (line: string): void => console.log(`[${new Date().toISOString().slice(11, 19)}] ${line}`);

const seconds = (value: number): string => `${value.toFixed(1)} s`;

function tableOf(results: readonly Result[]): string[] {
  const rows = results.map(({ fault, setUp, failures, ...got }) => [
    fault.what,
    setUp,
    String(got.pagesFailed),
    seconds(got.searchOutS),
    seconds(got.writesOutS),
    [...failures].map(([status, count]) => `${count} × ${status || "no answer"}`).join(", ") || "none",
    seconds(got.slowestS),
    `${got.lost} of ${got.acknowledged.length}`,
  ]);
  const head = [
    "fault",
    "set-up",
    "kept pages failed",
    "search out",
    "writes out",
    "errors",
    "slowest",
    "acknowledged writes lost",
  ];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

function missedByRestore({ restoreS, lostS, different, isUndone }: Restored): string[] {
  return [
    ...(restoreS > MOST_RESTORE_S ? [`restore: ${seconds(restoreS)} (wanted ≤ ${MOST_RESTORE_S} s)`] : []),
    ...(lostS > MOST_LOST_S ? [`lost by a restore: ${seconds(lostS)} (wanted ≤ ${MOST_LOST_S} s)`] : []),
    ...different.map((table) => `restored ${table}: not the rows of that second`),
    ...(isUndone ? [] : ["the mistake is in the restored database, too"]),
  ];
}

async function main(): Promise<void> {
  const names = values.only?.split(",") ?? FAULTS.map(({ name }) => name);
  const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new RangeError(`no fault is called ${unknown.join(", ")}`);
  const faults = FAULTS.filter(({ name }) => names.includes(name));
  providePrograms(values.install, say);
  await provideBuild();
  const dataDir = mkdtempSync(path.join(tmpdir(), "drill-"));
  let cluster: Cluster | undefined;
  let site: DrilledSite | undefined;
  const stop = async (): Promise<void> => {
    await site?.stop();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Whoever stops the command leaves no database and no server behind.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop().finally(() => process.exit(1)));

  const results: Result[] = [];
  const missed: string[] = [];
  let restored: Restored | undefined;
  try {
    say("setting up etcd, three nodes of Patroni, HAProxy and PgBouncer");
    cluster = await startCluster(Number(values.port), say);
    say(`they stand in ${cluster.folder}; filling the database with the demo`);
    await fillDatabase(cluster, dataDir);
    for (const isPooled of [false, true]) {
      if (isPooled ? values.direct : values.pooled) continue;
      const setUp = isPooled ? "PgBouncer" : "direct";
      site = await startSite(cluster, isPooled, dataDir);
      for (const fault of faults) {
        say(`${setUp}: ${fault.what}`);
        const result = await runFault(fault, cluster, site, setUp);
        results.push(result);
        const failed = missedBy(result);
        missed.push(...failed.map((line) => `${fault.what}, ${setUp}: ${line}`));
        console.log(tableOf([result]).at(-1));
        for (const line of [...failed, ...result.examples]) console.log(`  ${line}`);
      }
      if (!isPooled && !values["without-restore"]) {
        say("backing up and restoring");
        restored = await runRestore(cluster, site.port, say);
        missed.push(...missedByRestore(restored));
      }
      await site.stop();
      site = undefined;
    }
  } finally {
    await stop();
  }
  console.log(`\n${tableOf(results).join("\n")}\n`);
  if (restored !== undefined) {
    const { backupS, databaseMb, restoreS, lostS } = restored;
    console.log(
      `full backup of ${databaseMb.toFixed(0)} MB under load: ${seconds(backupS)}; restore to read-write: ${seconds(restoreS)}; lost, every node gone: ${seconds(lostS)}`,
    );
  }
  console.log(
    missed.length === 0
      ? "everything promised was kept"
      : `MISSED\n${missed.map((line) => `  ${line}`).join("\n")}`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

main().catch(tellFailure);
