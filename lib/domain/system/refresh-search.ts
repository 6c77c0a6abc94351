import "server-only";
import { db } from "@/lib/server/db";
import { errorFields, log } from "@/lib/server/log";

const RETRY_EVERY_MS = 60_000;

let running: Promise<void> | undefined;
let isAskedAgain = false;
let timer: NodeJS.Timeout | undefined;

/**
 * Brings search in step with what a rename or an enabling left for later, a thousand listings a transaction; returns
 * when nothing is left. Safe in several processes at once (docs/decisions/008-search-refresh-in-steps.md).
 */
export async function refreshSearch(): Promise<void> {
  for (;;) {
    const [step] = await db.$queryRaw<{ more: boolean }[]>`SELECT refresh_search_step() AS more`;
    if (step?.more !== true) return;
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
