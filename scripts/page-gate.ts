import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { translator } from "@/lib/content/messages";
import { addressKey } from "@/lib/shared/address-key";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { TWINS } from "@/lib/shared/kept-pages";
import { type Locale, localePath } from "@/lib/shared/locale";
import type { Application } from "@/scripts/front-server";

/** Renderings that one address may cause in a minute; pages that are kept cost nothing (security.md P10). */
export const RENDERINGS_PER_MINUTE = 240;

const MINUTE_MS = 60_000;
/** So long a visitor who has gone holds up the next; whatever was begun for them has ended or hangs. */
const ABANDONED_MS = 30_000;
/** As long as a page is kept at most (lib/server/page-cache/page-cache.ts). */
const REMEMBERED_MS = 300_000;

const TWIN_PATHS = TWINS.map(({ path, keys }) => ({
  pattern: new RegExp(`^(?:/hi)?${path.replace(/:\w+/g, "[^/]+")}$`),
  keys: new Set<string>(keys),
}));

/** What the last answer told of a page: kept, rendered and not kept (a 404), or none of those that are kept. */
type Known = "kept" | "not kept" | "dynamic";

/** A request for a page that may be one of those that are kept. */
type Asked = {
  readonly page: string;
  /** Takes away what the page does not read; nothing when there is nothing. */
  readonly dropQuery: (() => void) | null;
  /** A page of ours that has a twin for what it reads of a query. */
  readonly hasTwin: boolean;
};

/**
 * What a request asks for; null when it shares no rendering. Next renders a page once for all requests that come
 * meanwhile, whatever their queries say, unless the page has a twin for it. Next also writes the query into the page,
 * where the next visitor could read it: a query that means nothing to the page is taken away.
 */
function readAsked(request: IncomingMessage): Asked | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const [path = "/", search = ""] = (request.url ?? "/").split("?", 2);
  if (/^\/(?:api|_next|media)\//.test(path)) return null;
  const page = decodeURIComponent(path);
  const query = new URLSearchParams(search);
  const router = query.get("_rsc");
  query.delete("_rsc");
  const keys = [...query.keys()];
  const twin = TWIN_PATHS.find(({ pattern }) => pattern.test(page));
  if (keys.some((key) => twin?.keys.has(key))) return null;
  const dropQuery = (): void => {
    request.url = router === null ? path : `${path}?_rsc=${encodeURIComponent(router)}`;
  };
  return { page, dropQuery: keys.length > 0 ? dropQuery : null, hasTwin: twin !== undefined };
}

/** Does something when the answer's status is decided. */
function onAnswer(response: ServerResponse, then: (status: number) => void): void {
  let isOver = false;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    if (!isOver) then(typeof given[0] === "number" ? given[0] : response.statusCode);
    isOver = true;
    return writeHead(...given);
  };
}

/** Requests for one page take turns: those that come while it is asked for wait, and then go on together. */
class Turns {
  readonly #turns = new Map<string, { running: number; waiting: (() => void)[] }>();

  enter(page: string): Promise<void> {
    const turn = this.#turns.get(page);
    if (turn) return new Promise((go) => turn.waiting.push(go));
    this.#turns.set(page, { running: 1, waiting: [] });
    return Promise.resolve();
  }

  leave(page: string): void {
    const turn = this.#turns.get(page)!;
    turn.running -= 1;
    if (turn.running > 0) return;
    const next = turn.waiting;
    if (next.length === 0) return void this.#turns.delete(page);
    this.#turns.set(page, { running: next.length, waiting: [] });
    for (const go of next) go();
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, retrySeconds: number): void {
  const locale: Locale = /^\/hi(?:[/?]|$)/.test(request.url ?? "") ? "hi" : "en";
  const t = translator(locale);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t("errors.failedTitle")}</title></head><body><main><h1>${t("errors.failedTitle")}</h1><p>${t("errors.failedText")}</p><p><a href="${localePath(locale, "/")}">${t("nav.home")}</a></p></main></body></html>\n`;
  response
    .writeHead(429, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": Buffer.byteLength(html),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Retry-After": String(retrySeconds),
    })
    .end(request.method === "HEAD" ? undefined : html);
}

/**
 * Stands before pages that are kept, and does what Next cannot. A request never gets a rendering that began before it
 * arrived: what it reads may be older than what the visitor has just seen done. And who makes us render too much waits,
 * before others could share the refusal.
 *
 * @param files addresses of what is read from disk and not rendered: Next never says that it is done with a file whose
 *   reader has gone, so nobody may wait for one
 * @param mostRenderings of one address in a minute
 * @param abandonedMs how long the turn of a visitor who has gone lasts at most, in milliseconds
 */
export function gatePages(
  handle: Application["handle"],
  files: ReadonlySet<string>,
  mostRenderings: number = RENDERINGS_PER_MINUTE,
  abandonedMs: number = ABANDONED_MS,
): Application["handle"] {
  const turns = new Turns();
  const known = new LRUCache<string, Known>({ max: 20_000, ttl: REMEMBERED_MS });
  const renderings = new LRUCache<string, number>({ max: 50_000, ttl: MINUTE_MS, noUpdateTTL: true });

  /** An answer without a word on keeping tells of a page only when it is one: not a redirect, not a failure. */
  const learn = (page: string, told: unknown, status: number): void => {
    if (told !== undefined) known.set(page, status === 200 || status === 304 ? "kept" : "not kept");
    else if (status === 200) known.set(page, "dynamic");
  };

  return async (request, response) => {
    const asked = files.has((request.url ?? "").split("?", 1)[0]!) ? null : readAsked(request);
    if (asked === null || known.get(asked.page) === "dynamic") return handle(request, response);
    const { page, dropQuery, hasTwin } = asked;
    const address = addressKey(String(request.headers[CLIENT_ADDRESS_HEADER] ?? ""));
    if ((renderings.get(address) ?? 0) >= mostRenderings && known.get(page) !== "kept") {
      const leftMs = Math.max(renderings.getRemainingTTL(address), 1000);
      return refuse(request, response, Math.ceil(leftMs / 1000));
    }
    await turns.enter(page);
    let isMine = true;
    const leave = (): void => {
      if (isMine) turns.leave(page);
      isMine = false;
    };
    if (response.destroyed) return leave(); // gone while waiting
    response.once("close", () => isMine && setTimeout(leave, abandonedMs).unref());
    // Now that those before have been answered: the first query to an unknown page may be one that it reads.
    const state = known.get(page);
    if (hasTwin || state === "kept" || state === "not kept") dropQuery?.();
    onAnswer(response, (status) => {
      leave();
      const told = response.getHeader("x-nextjs-cache");
      learn(page, told, status);
      if (told === "MISS") renderings.set(address, (renderings.get(address) ?? 0) + 1);
    });
    try {
      await handle(request, response);
    } finally {
      // A visitor who has gone leaves a rendering behind, which the next would share: it is waited for.
      if (response.destroyed) leave();
      else response.once("close", leave);
    }
  };
}
