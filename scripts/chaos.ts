// npm run test:chaos [-- --only ROW,ROW]: causes every fault of docs/reliability.md, and what of docs/security.md wants a whole site,
// on a production server and a Postgres of its own, prints each figure beside what was promised, and exits 1 when one is missed.
// Linux; `--list` names the rows.
import { readOptions } from "@/scripts/process/read-options";
import { tellFailure } from "@/scripts/process/tell-failure";
import { clockJumps } from "@/scripts/chaos/clock";
import { poolExhausted, transactionsUndone } from "@/scripts/chaos/contention";
import { backupRestored, migratedUnderLoad } from "@/scripts/chaos/data";
import { databaseGone, databaseSilent, databaseSlow } from "@/scripts/chaos/database-away";
import { diskFull } from "@/scripts/chaos/disk-full";
import { appKilled, postgresKilled } from "@/scripts/chaos/kills";
import { outsideAway } from "@/scripts/chaos/outside-services";
import { pagedWhileGrowing } from "@/scripts/chaos/paging";
import type { Row } from "@/scripts/chaos/row";
import { signInTimes } from "@/scripts/chaos/sign-in-times";
import { manyConnections, slowClients } from "@/scripts/chaos/slow-clients";
import { rollingRestart, rollingRestartHaproxy, stoppedInFlight } from "@/scripts/chaos/stopping";
import { freePort } from "@/tests/support/demo";
import { type Site, startSite } from "@/tests/support/reliability/site";
import { atMost, type Figure, toldFigures } from "@/tests/support/reliability/verdict";

const ROWS: readonly Row[] = [
  appKilled,
  postgresKilled,
  databaseGone,
  databaseSlow,
  databaseSilent,
  poolExhausted,
  transactionsUndone,
  slowClients,
  stoppedInFlight,
  rollingRestart,
  rollingRestartHaproxy,
  outsideAway,
  diskFull,
  manyConnections,
  clockJumps,
  pagedWhileGrowing,
  signInTimes,
  // Last: they leave a hundred thousand listings behind.
  migratedUnderLoad,
  backupRestored,
];

const { values } = readOptions("npm run test:chaos -- [--only ROW,ROW] [--list]", {
  options: { only: { type: "string" }, list: { type: "boolean", default: false } },
});

const say = (line: string): void => console.log(`[${new Date().toISOString().slice(11, 19)}] ${line}`);

function chosen(): readonly Row[] {
  const names = values.only?.split(",") ?? ROWS.map(({ name }) => name);
  const unknown = names.filter((name) => !ROWS.some((row) => row.name === name));
  if (unknown.length > 0) throw new RangeError(`no row is called ${unknown.join(", ")}`);
  return ROWS.filter(({ name }) => names.includes(name));
}

const DIED = /unhandledRejection|uncaughtException|Unhandled Rejection|Uncaught/;

let site: Site | undefined;
// Whoever stops the command leaves no database and no server behind.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => void Promise.resolve(site?.stop()).finally(() => process.exit(1)));

/** Each row leaves the site well; one that could not is followed by a new server. */
async function runRow(row: Row, on: Site): Promise<Figure[]> {
  try {
    const figures = await row.run(on, say);
    const isDead = DIED.test(on.server().output());
    return [...figures, atMost("errors nobody caught", 0, isDead ? 1 : 0)];
  } catch (error) {
    console.error(error);
    await on.server().kill();
    await on.serve();
    const got = error instanceof Error ? error.message.split("\n")[0]! : String(error);
    return [{ what: "the row could not be measured", wanted: "figures", got, isKept: false }];
  }
}

async function runRows(rows: readonly Row[]): Promise<{ row: Row; figures: Figure[] }[]> {
  const results: { row: Row; figures: Figure[] }[] = [];
  say("starting a database and the production server");
  site = await startSite(await freePort());
  try {
    for (const row of rows) {
      say(`${row.id} ${row.name}: ${row.what}`);
      const figures = await runRow(row, site);
      results.push({ row, figures });
      for (const line of toldFigures(figures)) console.log(`  ${line}`);
    }
  } finally {
    await site.stop();
  }
  return results;
}

async function main(): Promise<void> {
  if (values.list)
    return ROWS.forEach(({ name, id, what }) => console.log(`${name.padEnd(20)} ${id}  ${what}`));
  const results = await runRows(chosen());
  console.log();
  for (const { row, figures } of results) {
    const missed = figures.filter(({ isKept }) => !isKept);
    console.log(
      `${missed.length === 0 ? "kept  " : "MISSED"}  ${row.id.padEnd(4)} ${row.name.padEnd(18)} ${row.what}`,
    );
    for (const { what, got, wanted } of missed)
      console.log(`              ${what}: ${got} (wanted ${wanted})`);
  }
  if (results.some(({ figures }) => figures.some(({ isKept }) => !isKept))) process.exitCode = 1;
}

main().catch(tellFailure);
