import "server-only";
import type { ServerResponse } from "node:http";
import { atMost } from "@/lib/server/at-most";
import { currentResponse } from "@/lib/server/current-response";
import { ofProcess } from "@/lib/server/of-process";

/** What is known of the time of one request, in milliseconds of `performance.now()`. */
type Clock = {
  readonly startedAt: number;
  /** How long it waited for its turn before that. */
  readonly queuedMs: number;
  /** When the database was first asked. */
  askedAt: number | null;
  /** Time in which at least one answer of the database was waited for, without the present one. */
  sqlMs: number;
  /** Questions to the database under way, and since when there has been one. */
  open: number;
  openSince: number;
};

const clocks = ofProcess("request-clocks", () => new WeakMap<ServerResponse, Clock>());

/**
 * From now on the time of this request is measured.
 * @param queuedMs how long it has waited for its turn
 */
export function timeRequest(response: ServerResponse, queuedMs: number): void {
  const startedAt = performance.now();
  clocks.set(response, { startedAt, queuedMs, askedAt: null, sqlMs: 0, open: 0, openSince: 0 });
}

/**
 * How long one request that only reads waits in all for its turn and for the database, however many questions it asks one
 * after the other: its answer comes within 7 s (docs/decisions/030).
 */
const REQUEST_WAIT_MS = 6000;

const tooSlow = (): Error =>
  Object.assign(new Error("the database answers too slowly"), { code: "ETIMEDOUT" });

/**
 * Asks the database, and counts the time as such for the request being worked on. Where that is measured, what asks
 * waits so long at most.
 * @throws what the database says; an error of code ETIMEDOUT when the request has waited for too long
 */
export function timedSql<T>(ask: () => T): T {
  const response = currentResponse();
  const clock = response && clocks.get(response);
  if (clock === undefined) return ask();
  const begunAt = performance.now();
  const waitedMs = clock.queuedMs + clock.sqlMs + (clock.open > 0 ? begunAt - clock.openSince : 0);
  // Nobody would hear the answer.
  if (waitedMs >= REQUEST_WAIT_MS) return Promise.reject(tooSlow()) as T;
  clock.askedAt ??= begunAt;
  if (clock.open === 0) clock.openSince = begunAt;
  clock.open += 1;
  const end = (): void => {
    clock.open -= 1;
    if (clock.open === 0) clock.sqlMs += performance.now() - clock.openSince;
  };
  const asked = ask();
  if (!(asked instanceof Promise)) {
    end();
    return asked;
  }
  asked.then(end, end);
  return atMost(REQUEST_WAIT_MS - waitedMs, asked, tooSlow) as T;
}

/**
 * The value of Server-Timing for a request that is answered now, in milliseconds: `parse` until the database was first
 * asked, `sql` while it was waited for, `render` the rest. Undefined for a request that nobody measures.
 */
export function serverTiming(response: ServerResponse): string | undefined {
  const clock = clocks.get(response);
  if (clock === undefined) return undefined;
  const now = performance.now();
  const sqlMs = clock.sqlMs + (clock.open > 0 ? now - clock.openSince : 0);
  const parseMs = clock.askedAt === null ? 0 : clock.askedAt - clock.startedAt;
  const renderMs = now - clock.startedAt - parseMs - sqlMs;
  return Object.entries({ parse: parseMs, sql: sqlMs, render: renderMs })
    .map(([name, ms]) => `${name};dur=${Math.max(0, ms).toFixed(1)}`)
    .join(", ");
}
