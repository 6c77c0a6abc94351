// What is done to the cluster, and what is promised then (docs/running/high-availability.md).
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "@/scripts/drill/cluster";
import { type Judged, judge, startLoad } from "@/scripts/drill/load";
import type { DrilledSite } from "@/scripts/drill/site";
import { usingClient, withDatabase } from "@/tests/support/test-database";

const BEFORE_MS = 10_000;
const FROZEN_MS = 60_000;
const SILENT_MS = 30_000;
const LATE_MS = 3000;

/** The most of each, s. Kept pages that fail, answers 500 and acknowledged writes that are lost: none, whatever happens. */
export type Promised = {
  readonly searchOutS?: number;
  readonly writesOutS?: number;
  readonly slowestS?: number;
};

export type Fault = {
  readonly name: string;
  readonly what: string;
  readonly promised: Promised;
  /** Does it, and waits until the load has met what comes of it. */
  readonly happen: (cluster: Cluster, site: DrilledSite) => Promise<void>;
};

/** A dead primary is noticed after 20 s, and its place taken in some more. */
const TAKEN_OVER = { searchOutS: 3, writesOutS: 25 };

async function killPrimary(cluster: Cluster): Promise<void> {
  const node = await cluster.primary();
  await node.kill();
  await sleep(35_000);
  node.start();
}

export const FAULTS: readonly Fault[] = [
  {
    name: "switchover",
    what: "planned switchover",
    promised: { searchOutS: 3, writesOutS: 3 },
    happen: async (cluster) => {
      await cluster.switchOver();
      await sleep(15_000);
    },
  },
  { name: "kill", what: "primary's node killed (kill -9)", promised: TAKEN_OVER, happen: killPrimary },
  {
    name: "freeze",
    what: `primary's node frozen for ${FROZEN_MS / 1000} s`,
    promised: TAKEN_OVER,
    happen: async (cluster) => {
      const node = await cluster.primary();
      node.freeze();
      await sleep(FROZEN_MS);
      node.thaw();
      await sleep(15_000);
    },
  },
  {
    name: "silence",
    what: `network to the databases silent for ${SILENT_MS / 1000} s`,
    promised: { slowestS: 8 },
    happen: async (_cluster, site) => {
      site.silence();
      await sleep(SILENT_MS);
      site.speak();
      await sleep(12_000);
    },
  },
  {
    name: "late-kill",
    what: `primary's node killed while standbys are ${LATE_MS / 1000} s behind`,
    promised: { writesOutS: 25 + LATE_MS / 1000 },
    happen: async (cluster) => {
      cluster.delayStandbys(LATE_MS);
      await sleep(12_000);
      await killPrimary(cluster);
      cluster.delayStandbys(0);
      await sleep(5000);
    },
  },
];

export type Result = Judged & {
  readonly fault: Fault;
  readonly setUp: string;
  readonly lost: number;
  readonly stored: number;
};

/** Asks, lets it happen, asks on, and looks at last what the cluster has of what it acknowledged. */
export async function runFault(
  fault: Fault,
  cluster: Cluster,
  site: DrilledSite,
  setUp: string,
): Promise<Result> {
  await cluster.isWhole();
  const label = `${fault.name}-${setUp.replace(/\W/g, "")}-${Date.now().toString(36)}`;
  const load = startLoad(site.port, label);
  try {
    await sleep(BEFORE_MS);
    await fault.happen(cluster, site);
  } finally {
    await load.stop();
  }
  await cluster.isWhole();
  const stored = await usingClient(withDatabase(cluster.adminUrl, "vendorsetu"), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT name FROM contact_messages WHERE starts_with(name, $1)",
      [label],
    );
    return new Set(rows.map(({ name }) => name));
  });
  const judged = judge(load.asked);
  const lost = judged.acknowledged.filter((mark) => !stored.has(mark)).length;
  return { ...judged, fault, setUp, lost, stored: stored.size };
}

/** What was promised and not kept, in words; none: all of it. */
export function missedBy({ fault: { promised }, ...got }: Result): string[] {
  const missed: string[] = [];
  const over = (what: string, value: number, most: number | undefined): void => {
    if (most !== undefined && value > most)
      missed.push(`${what}: ${value.toFixed(1)} s (wanted ≤ ${most} s)`);
  };
  if (got.pagesFailed > 0) missed.push(`${got.pagesFailed} kept pages failed (wanted 0)`);
  if (got.lost > 0) missed.push(`${got.lost} acknowledged writes lost (wanted 0)`);
  for (const [status, count] of got.failures)
    if (status !== 503) missed.push(`${count} × ${status === 0 ? "no answer" : status} (wanted 0)`);
  over("search out", got.searchOutS, promised.searchOutS);
  over("writes out", got.writesOutS, promised.writesOutS);
  over("slowest request", got.slowestS, promised.slowestS);
  return missed;
}
