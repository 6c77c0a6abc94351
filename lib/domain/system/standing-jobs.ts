import "server-only";
import { writeActivityCounts } from "@/lib/domain/system/activity-counts";
import { deliverDueMails } from "@/lib/domain/system/mail-queue";
import { refreshBitmaps, refreshSearch } from "@/lib/domain/system/refresh-search";
import { writeSearchCounts } from "@/lib/domain/system/search-counts";
import { sweepFiles } from "@/lib/domain/system/sweep-files";
import { sweepRows } from "@/lib/domain/system/sweep-rows";
import { writeVitalCounts } from "@/lib/domain/system/vital-counts";
import type { JobName, JobReport } from "@/lib/schemas/standing-job";
import { errorFields, log } from "@/lib/server/log";

/** One turn of a job: bounded by `isOver`, safe in any number of processes at once; what is left the next turn does. */
type Job = {
  readonly everyMs: number;
  readonly firstAfterMs: number;
  /** @returns how much of what was done */
  readonly run: (isOver: () => boolean) => Promise<Readonly<Record<string, number>>>;
};

const MINUTE_MS = 60_000;
/** Under the 60 s that vercel.json asks for: the step under way takes some seconds more. */
const TURN_LIMIT_MS = 25_000;

/** Everything that is done without being asked for, by timers of `npm start` or by calls of /api/v1/cron. */
const STANDING_JOBS: Readonly<Record<JobName, Job>> = {
  mails: {
    everyMs: 20_000,
    firstAfterMs: 5_000,
    run: async (isOver) => ({ sent: await deliverDueMails(isOver) }),
  },
  /** As often as this, so that little of what changed has to be counted by its rows. */
  search: {
    everyMs: 10_000,
    firstAfterMs: 0,
    run: async (isOver) => {
      const refreshed = await Promise.allSettled([refreshSearch(isOver), refreshBitmaps(isOver)]);
      for (const one of refreshed) if (one.status === "rejected") throw one.reason;
      return {};
    },
  },
  /** Sums of this process' memory: behind every answer on a serverless host. */
  sums: {
    everyMs: MINUTE_MS,
    firstAfterMs: MINUTE_MS,
    run: async () => {
      const written = await Promise.allSettled([
        writeSearchCounts(),
        writeVitalCounts(),
        writeActivityCounts(),
      ]);
      for (const one of written) if (one.status === "rejected") throw one.reason;
      return {};
    },
  },
  files: {
    everyMs: 10 * MINUTE_MS,
    firstAfterMs: MINUTE_MS,
    run: (isOver) => sweepFiles(new Date(), isOver),
  },
  rows: { everyMs: 60 * MINUTE_MS, firstAfterMs: 90_000, run: (isOver) => sweepRows(isOver) },
};

async function runJob(name: JobName, isOver: () => boolean): Promise<JobReport> {
  try {
    const done = await STANDING_JOBS[name].run(isOver);
    return { name, state: isOver() ? "stopped" : "done", done };
  } catch (error) {
    log.warn(`the standing job '${name}' failed; its next turn goes on`, errorFields(error));
    return { name, state: "failed", done: {} };
  }
}

/**
 * One turn of each of these jobs, one after the other; a failure is logged and keeps none of the others.
 * @param limitMs when it is over, the job under way ends at its next step, and those behind it are not begun
 */
export async function runJobs(names: readonly JobName[], limitMs = TURN_LIMIT_MS): Promise<JobReport[]> {
  const deadline = Date.now() + limitMs;
  const isOver = () => Date.now() >= deadline;
  const reports: JobReport[] = [];
  for (const name of names)
    reports.push(isOver() ? { name, state: "stopped", done: {} } : await runJob(name, isOver));
  return reports;
}

const timers = new Map<string, NodeJS.Timeout>();

/** For a process that goes on between requests: each job by its own timer, never two turns of one at a time. */
export function keepJobsDone(): void {
  for (const [name, { everyMs, firstAfterMs }] of Object.entries(STANDING_JOBS) as [JobName, Job][]) {
    if (timers.has(name)) continue;
    let running: Promise<unknown> | undefined;
    const turn = (): void => {
      running ??= runJob(name, () => false).finally(() => (running = undefined));
    };
    timers.set(name, setInterval(turn, everyMs).unref());
    setTimeout(turn, firstAfterMs).unref();
  }
}
