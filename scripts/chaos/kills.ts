// kill -9 of the server, and of Postgres, while people write.
import { setTimeout as sleep } from "node:timers/promises";
import type { Row, Say } from "@/scripts/chaos/row";
import type { Site } from "@/tests/support/reliability/site";
import { untilWell } from "@/tests/support/reliability/asking";
import { quantile } from "@/tests/support/reliability/load";
import { atMost, type Figure } from "@/tests/support/reliability/verdict";
import { judgeKept } from "@/tests/support/reliability/what-is-kept";
import {
  type Acknowledged,
  listingToAskAbout,
  nothingYet,
  writeUntil,
} from "@/tests/support/reliability/writers";

const APP_KILLS = 50;
const POSTGRES_KILLS = 20;
const RESTART_MS = 5000;
const TELL_EVERY = 10;

/** Until a few more answers were given, and then a moment: the kill comes at another point of the work each time. */
async function untilWorking({ listings, enquiries }: Acknowledged): Promise<void> {
  const done = (): number => listings.length + enquiries.length;
  const enough = done() + 1 + Math.floor(Math.random() * 8);
  while (done() < enough) await sleep(10);
  await sleep(Math.random() * 200);
}

/**
 * Kills while people write, as often as asked.
 * @param killAndRestart does it once
 * @returns how long each restart took, ms, and the judgement of what is kept
 */
async function killUnderWrites(
  site: Site,
  say: Say,
  times: number,
  killAndRestart: () => Promise<number>,
): Promise<{ restartsMs: number[]; kept: Figure[] }> {
  const listingId = await listingToAskAbout(site);
  const acknowledged = nothingYet();
  let isOver = false;
  const writing = writeUntil(site, listingId, acknowledged, () => isOver);
  const restartsMs: number[] = [];
  try {
    for (let n = 1; n <= times; n += 1) {
      await untilWorking(acknowledged);
      restartsMs.push(await killAndRestart());
      if (n % TELL_EVERY === 0)
        say(
          `${n} of ${times} kills; ${acknowledged.listings.length} listings and ${acknowledged.enquiries.length} ` +
            `enquiries acknowledged; the slowest restart took ${Math.round(Math.max(...restartsMs))} ms`,
        );
    }
    await untilWorking(acknowledged);
  } finally {
    isOver = true;
    await writing;
  }
  return { restartsMs, kept: await judgeKept(site, acknowledged) };
}

const restarts = (what: string, ms: readonly number[]): Figure =>
  atMost(
    `${what}: slowest (median ${Math.round(quantile(ms, 0.5))} ms)`,
    RESTART_MS,
    Math.round(Math.max(...ms)),
    "ms",
  );

export const appKilled: Row = {
  name: "app-killed",
  id: "F1",
  what: `kill -9 of the server ${APP_KILLS} times while people write`,
  run: async (site, say) => {
    const { restartsMs, kept } = await killUnderWrites(site, say, APP_KILLS, async () => {
      await site.server().kill();
      const startedAt = performance.now();
      await site.serve();
      await untilWell(site, "/api/v1/ready");
      return performance.now() - startedAt;
    });
    return [...kept, restarts("from its start until the server is ready", restartsMs)];
  },
};

export const postgresKilled: Row = {
  name: "postgres-killed",
  id: "F2",
  what: `kill -9 of Postgres ${POSTGRES_KILLS} times while people write`,
  run: async (site, say) => {
    const { pid } = site.server();
    const { restartsMs, kept } = await killUnderWrites(site, say, POSTGRES_KILLS, async () => {
      site.postgres.kill();
      await site.postgres.start();
      const backAt = performance.now();
      await untilWell(site, "/api/v1/ready");
      return performance.now() - backAt;
    });
    const again = await Promise.race([site.server().ended.then(() => 1), sleep(100).then(() => 0)]);
    return [
      ...kept,
      restarts("from Postgres' return until the server is ready", restartsMs),
      atMost("restarts of the server", 0, again + (site.server().pid === pid ? 0 : 1)),
    ];
  },
};
