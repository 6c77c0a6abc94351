import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/server/db";
import { errorFields, log } from "@/lib/server/log";
import { retried } from "@/lib/server/retried";

const RETRY_EVERY_MS = 60_000;
/** Between two steps: who waits for what the last one held comes to it before the next one asks for it. */
const PAUSE_MS = 10;
/** Until what another process is at is looked at again. */
const BUSY_MS = 100;

let running: Promise<void> | undefined;
let isAskedAgain = false;
let timer: NodeJS.Timeout | undefined;

/**
 * Brings search in step with what a rename or an enabling left for later, 250 listings a transaction; returns when
 * nothing is left, whoever did it. Safe in several processes at once (docs/decisions/008-search-refresh-in-steps.md).
 */
export async function refreshSearch(): Promise<void> {
  for (;;) {
    const [step] = await retried(
      () => db.$queryRaw<{ state: "more" | "busy" | "done" }[]>`SELECT refresh_search_step() AS state`,
    );
    if (step!.state === "done") return;
    await sleep(step!.state === "busy" ? BUSY_MS : PAUSE_MS);
  }
}

/** The same in the background, one at a time in this process. A failure is logged; the next call goes on from there. */
export function startSearchRefresh(): void {
  isAskedAgain = true;
  running ??= (async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await refreshSearch();
    }
  })()
    .catch((error: unknown) =>
      log.warn("search refresh stopped; it goes on within a minute", errorFields(error)),
    )
    .finally(() => {
      running = undefined;
    });
}

/** For a serving process: goes on with what a process that died left, now and every minute. */
export function keepSearchInStep(): void {
  startSearchRefresh();
  timer ??= setInterval(startSearchRefresh, RETRY_EVERY_MS).unref();
}
