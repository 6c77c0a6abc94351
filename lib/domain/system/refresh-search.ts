import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { afterAnswer } from "@/lib/server/after-answer";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { errorFields, log } from "@/lib/server/log";
import { retried } from "@/lib/server/retried";

/** Between two steps: who waits for what the last one held comes to it before the next one asks for it. */
const PAUSE_MS = 10;
/** Until what another process is at is looked at again. */
const BUSY_MS = 100;
/** A step takes under a second; on a machine that does much else it may take longer than a request's statements may, and still has to end. */
const PATIENCE_MS = 60_000;

const Step = z.object({ state: z.enum(["more", "busy", "done"]) });
type Step = z.output<typeof Step>;

let running: Promise<void> | undefined;
let isAskedAgain = false;

/**
 * Brings search in step with what a rename or an enabling left for later, 250 listings a transaction; returns when
 * nothing is left, whoever did it. Safe in several processes at once (docs/decisions/008-search-refresh-in-steps.md).
 * @param isOver asked between transactions: true leaves the rest to the next call
 */
export const refreshSearch = (isOver = () => false): Promise<void> =>
  inSteps((tx) => rows(tx, Step)`SELECT refresh_search_step() AS state`, isOver);

/**
 * Brings the bitmaps in step with the listings, and builds them where there are enough listings and none yet; returns when
 * nothing is left, whoever did it. Until then what changed is counted by its rows (docs/decisions/068). Safe in several
 * processes at once.
 * @param isOver as above
 */
export const refreshBitmaps = (isOver = () => false): Promise<void> =>
  inSteps((tx) => rows(tx, Step)`SELECT refresh_listing_bitmaps_step() AS state`, isOver);

async function inSteps(take: (tx: Transaction) => Promise<Step[]>, isOver: () => boolean): Promise<void> {
  const patiently = () =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(PATIENCE_MS)}, true)`;
        return take(tx);
      },
      { maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
    );
  while (!isOver()) {
    const [step] = await retried(patiently);
    if (step!.state === "done") return;
    await sleep(step!.state === "busy" ? BUSY_MS : PAUSE_MS);
  }
}

/** The same behind the answer, one at a time in this process. A failure is logged; the standing job goes on from there. */
export const startSearchRefresh = (): void => afterAnswer(refreshOnce);

function refreshOnce(): Promise<void> {
  isAskedAgain = true;
  running ??= (async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await refreshSearch();
    }
  })()
    .catch((error: unknown) =>
      log.warn("search refresh stopped; it goes on within ten seconds", errorFields(error)),
    )
    .finally(() => {
      running = undefined;
    });
  return running;
}
