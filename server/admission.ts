import type { IncomingMessage, ServerResponse } from "node:http";
import { Semaphore } from "@/lib/server/semaphore";
import { watchSemaphore } from "@/lib/server/metrics";
import { serverTiming, timeRequest } from "@/lib/server/request-timing";
import type { Application } from "@/server/front-server";
import { refuse, refuseCall } from "@/server/refusal";
import { PAGE_PATIENCE } from "@/server/response-cache";

/** How much the application works on at once of what is only read, until an answer begins (docs/decisions/038). */
export const ADMISSION_LIMITS = {
  calls: { atOnce: 16, waiting: 200, patience: { mostMs: PAGE_PATIENCE.mostMs, stallMs: 1000 } },
  /** Pages that belong to one person, and others that are not cached. */
  pages: { atOnce: 4, waiting: 50, patience: PAGE_PATIENCE },
};

const RETRY_SECONDS = 1;
/** They ask nothing of the database or little, and tell who looks after the server how it is. */
const ALWAYS = new Set(["/api/v1/health", "/api/v1/ready"]);
/** Searches: what they cost is told to everybody. */
const TIMED = "/api/v1/listings";
/** Files and pictures, which have limits of their own where they cost something. */
const FILES = /^\/(?:_next|media|sitemap)(?:[/.]|$)/;

type Limits = typeof ADMISSION_LIMITS;
type Kind = keyof Limits;

/** Null for what is never refused: what is sent, whose body may take its time, and files. */
function kindOf(method: string | undefined, path: string): Kind | null {
  if ((method !== "GET" && method !== "HEAD") || ALWAYS.has(path) || FILES.test(path)) return null;
  return path.startsWith("/api/") ? "calls" : "pages";
}

/** Does something once, just before the head of an answer is sent. */
function beforeHead(response: ServerResponse, act: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  let isDone = false;
  response.writeHead = ((...given: unknown[]) => {
    if (!isDone) act();
    isDone = true;
    return writeHead(...given);
  }) as typeof response.writeHead;
}

function tellTiming(response: ServerResponse): void {
  beforeHead(response, () => {
    const timing = serverTiming(response);
    if (timing !== undefined) response.setHeader("Server-Timing", timing);
  });
}

/** Lets the application work on so much at once that what it answers it answers soon; the rest is 503, most of it at once. */
export function admitted(handle: Application["handle"], limits: Limits): Application["handle"] {
  const semaphores = { calls: new Semaphore(limits.calls), pages: new Semaphore(limits.pages) };
  for (const kind of ["calls", "pages"] as const) watchSemaphore(kind, semaphores[kind]);
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? "/").split("?", 1)[0]!;
    const kind = kindOf(request.method, path);
    if (kind === null) return handle(request, response);
    const askedAt = performance.now();
    const release = await semaphores[kind].acquire();
    if (release === null)
      return kind === "calls"
        ? refuseCall(request, response, 503, { key: "busy" }, { "Retry-After": RETRY_SECONDS })
        : refuse(request, response, 503, RETRY_SECONDS);
    // Who has gone meanwhile needs no answer.
    if (response.closed) return release();
    // Only until the answer begins: a slow reader takes nobody's slot.
    beforeHead(response, release);
    response.once("close", release);
    timeRequest(response, performance.now() - askedAt);
    if (path === TIMED) tellTiming(response);
    return handle(request, response);
  };
}
