import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { createHash } from "node:crypto";
import fresh from "fresh";
import inject from "light-my-request";
import { LRUCache } from "lru-cache";
import type { Cdn } from "@/lib/server/cdn";
import { Semaphore } from "@/lib/server/semaphore";
import { countCacheAnswer, watchFigure, watchSemaphore } from "@/lib/server/metrics";
import type { PageChanges } from "@/lib/server/page-cache/page-changes";
import { collectPageRender, type PageRender } from "@/lib/server/page-cache/page-render";
import { serverTiming, timeRequest } from "@/lib/server/request-timing";
import { addressKey } from "@/lib/shared/address-key";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";
import { type AskedPage, readAskedPage } from "@/server/asked-page";
import { type Bodies, bodiesOf, bodyIn, encodingsOf, smallest } from "@/server/bodies";
import { chooseEncoding, ENCODINGS, type Encoding } from "@/server/encoding";
import type { Application } from "@/server/front-server";
import { refuse } from "@/server/refusal";

/**
 * How long somebody waits for a page's turn to be rendered, in milliseconds: to a person a page that comes late is worth
 * more than one that asks to come again (docs/decisions/038). Not where no rendering ends: the database does not answer.
 */
export const PAGE_PATIENCE = { mostMs: 5000, stallMs: 2000 };

/** What bounds the cache of one process. */
export const CACHE_LIMITS = {
  /** Of everything that is cached, as it travels. */
  bytes: 32 * 1024 * 1024,
  /** Of that, what results of searches may take: there are more of them than anybody asks for twice. */
  resultsPart: 0.25,
  /** A backstop: everything that makes an answer old is noticed sooner. */
  lifeMs: 300_000,
  /** Renderings under way at once; further ones wait, and beyond `waiting`, which is some seconds' work, are refused. */
  renderings: 4,
  waiting: 60,
  patience: PAGE_PATIENCE,
  /** What one waited for may be old when it comes. After so long no further rendering is waited for. */
  waitMs: 10_000,
  /** A rendering that takes longer is given up. */
  renderingMs: 30_000,
  /** Renderings that one address may cause in a minute; what is cached costs nothing. */
  renderingsPerMinute: 240,
};

const MINUTE_MS = 60_000;
/** Of what is asked for, in characters: an address, or it and what the router sends. More is refused. */
const MOST_KEY_LENGTH = 8192;
/** What an entry weighs beside its bodies. */
const ENTRY_BYTES = 2048;

/** An answer as it is given to everybody who asks for it. */
type Answer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Compressed, or as it is where that is no smaller. */
  readonly bodies: Bodies;
};
type Entry = Answer & {
  readonly tags: readonly string[];
  /** The look at the changes that came before the rendering (PageChanges.look). */
  readonly look: number;
  readonly cachedAtMs: number;
  /** How often it was given again; Infinity once it is as small as it gets. */
  givenAgain: number;
};
/** A rendering under way. `look` is null when nobody could look. */
type Rendering = { readonly look: number | null; readonly answer: Promise<Rendered | null> };
/** What was rendered, cached or not, and what is told of its time. */
type Rendered = { readonly answer: Answer | Entry; readonly timing: string | undefined };
/** What a request gets: an answer that is cached, or one that was rendered for it. */
type Found = Rendered & { readonly told: "HIT" | "MISS" };

type Refusal = [status: 429 | 503, retrySeconds: number];
/** What a page is while its database does not answer (lib/http/page-status.ts). */
const UNAVAILABLE = 503;
/** More is asked for than can be rendered: it may be otherwise in a moment. */
const BUSY: Refusal = [503, 1];
/** An answer that was given so often again is worth a longer compression. */
const OFTEN = 2;
const HIT_TIMING = "cache;desc=hit";

/** Headers that belong to one connection or one visitor, or that are settled anew for each answer. */
const NOT_KEPT = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
  "vary",
]);

const sizeOf = ({ bodies }: Entry, key: string): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, ENTRY_BYTES + 2 * key.length);

/**
 * Caches the answers of public pages in this process, as they travel, and looks at the database before each one is given
 * (docs/decisions/012). Everything that is no public page is the application's.
 */
export class ResponseCache {
  readonly #render: Application["handle"];
  readonly #otherwise: Application["handle"];
  readonly #changes: Pick<PageChanges, "look" | "isUnchanged">;
  readonly #cdn: Pick<Cdn, "headers"> | null;
  readonly #limits: typeof CACHE_LIMITS;
  readonly #pages: LRUCache<string, Entry>;
  readonly #results: LRUCache<string, Entry>;
  readonly #running = new Map<string, Rendering>();
  readonly #slots: Semaphore;
  readonly #caused: LRUCache<string, number>;
  #isShrinking = false;

  /**
   * @param render the application, which renders a page without compressing it
   * @param otherwise answers what is not cached
   * @param cdn caches what is cached here, too, and is told what changed (cdn-purges.ts)
   */
  constructor({
    render,
    otherwise,
    changes,
    cdn = null,
    limits = CACHE_LIMITS,
  }: {
    render: Application["handle"];
    otherwise: Application["handle"];
    changes: Pick<PageChanges, "look" | "isUnchanged">;
    cdn?: Pick<Cdn, "headers"> | null;
    limits?: typeof CACHE_LIMITS;
  }) {
    this.#render = render;
    this.#otherwise = otherwise;
    this.#changes = changes;
    this.#cdn = cdn;
    this.#limits = limits;
    const bytes = Math.round(limits.bytes * limits.resultsPart);
    this.#pages = new LRUCache({ maxSize: limits.bytes - bytes, sizeCalculation: sizeOf });
    this.#results = new LRUCache({ maxSize: bytes, sizeCalculation: sizeOf });
    const { renderings, waiting, patience } = limits;
    this.#slots = new Semaphore({ atOnce: renderings, waiting, patience });
    watchSemaphore("renderings", this.#slots);
    watchFigure("response_cache_bytes", "Bytes of the answers that are kept", "all", () => this.bytes);
    this.#caused = new LRUCache({ max: 50_000, ttl: MINUTE_MS, noUpdateTTL: true });
  }

  /** Bytes of everything that is cached. */
  get bytes(): number {
    return this.#pages.calculatedSize + this.#results.calculatedSize;
  }

  /** Answers for a public page; other requests go on. */
  readonly handle: Application["handle"] = async (request, response) => {
    const asked = readAskedPage(request);
    if (asked === null) return this.#otherwise(request, response);
    if (asked.key.length > MOST_KEY_LENGTH) return refuse(request, response, 414);
    try {
      const found = await this.#find(asked, request);
      if (Array.isArray(found)) return refuse(request, response, ...found);
      countCacheAnswer(found.told);
      await this.#send(request, response, asked, found);
    } catch (error) {
      console.error("a rendering failed:", error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else refuse(request, response, 503, 1);
    }
  };

  async #find(asked: AskedPage, request: IncomingMessage): Promise<Found | Refusal> {
    const store = this.#storeOf(asked);
    const askedAtMs = performance.now();
    const look = await this.#changes.look();
    let known: Entry | undefined;
    for (;;) {
      const entry = store.get(asked.key);
      known = entry ?? known;
      if (entry !== undefined && this.#isRight(entry, look)) {
        entry.givenAgain += 1;
        if (entry.givenAgain >= OFTEN) void this.#shrink(store, asked.key, entry);
        return { answer: entry, told: "HIT", timing: HIT_TIMING };
      }
      const running = this.#running.get(asked.key);
      if (running === undefined) break;
      // What was waited for was old again when it came, and the next one may be, too.
      if (performance.now() - askedAtMs > this.#limits.waitMs) return BUSY;
      const rendered = await running.answer;
      if (rendered === null) return BUSY;
      // Begun after our own look, it saw all that was there when we were asked. An earlier one may have been cached,
      // and nothing of it changed since: the next turn of the loop tells.
      if (look === null || (running.look !== null && running.look >= look)) return foundOf(rendered, known);
    }
    const address = addressKey(String(request.headers[CLIENT_ADDRESS_HEADER] ?? ""));
    const refusal = this.#refusal(address);
    if (refusal !== null) return refusal;
    const rendered = await this.#begin(asked, look, chooseEncoding(request, ENCODINGS) ?? "identity").answer;
    if (rendered !== null) return foundOf(rendered, known);
    this.#caused.set(address, Math.max(0, (this.#caused.get(address) ?? 0) - 1));
    return BUSY;
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    asked: AskedPage,
    { answer, told, timing }: Found,
  ): Promise<void> {
    const { status, headers, bodies } = answer;
    const given = {
      ...headers,
      ...this.#outside(asked, answer),
      "x-cache": told,
      ...(timing !== undefined && { "server-timing": timing }),
    };
    if (status === 200 && fresh(request.headers, headers as Record<string, string>))
      return void response.writeHead(304, given).end();
    const encoding = chooseEncoding(request, encodingsOf(bodies)) ?? "identity";
    const body = bodies[encoding] ?? (await this.#bodyIn(encoding, asked, answer));
    response
      .writeHead(status, {
        ...given,
        "content-length": body.length,
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      })
      .end(request.method === "HEAD" ? undefined : body);
  }

  /** An answer's body in an encoding that it does not have yet; it is kept with it, for the next who takes that. */
  async #bodyIn(encoding: Encoding, asked: AskedPage, answer: Answer | Entry): Promise<Buffer> {
    const body = await bodyIn(answer.bodies, encoding);
    const store = this.#storeOf(asked);
    // Meanwhile another one may have taken its place.
    const entry = store.peek(asked.key);
    if (entry === answer && encoding !== "identity")
      store.set(asked.key, { ...entry, bodies: { ...entry.bodies, [encoding]: body } });
    return body;
  }

  #storeOf({ isResults }: AskedPage): LRUCache<string, Entry> {
    return isResults ? this.#results : this.#pages;
  }

  /** Compresses what is asked for often as far as it goes, one answer at a time; one that comes meanwhile has its turn later. */
  async #shrink(store: LRUCache<string, Entry>, key: string, entry: Entry): Promise<void> {
    if (this.#isShrinking || entry.givenAgain === Infinity) return;
    this.#isShrinking = true;
    try {
      const bodies = await smallest(entry.bodies);
      if (store.peek(key) === entry) store.set(key, { ...entry, bodies, givenAgain: Infinity });
    } catch {
      // It stays as it is.
    } finally {
      this.#isShrinking = false;
    }
  }

  #isRight({ tags, look, cachedAtMs }: Entry, now: number | null): boolean {
    // While the database is away whatever is cached is given.
    if (now === null) return true;
    return performance.now() - cachedAtMs < this.#limits.lifeMs && this.#changes.isUnchanged(tags, look);
  }

  /** Why this address may cause no rendering now; counts the one it causes when it may. */
  #refusal(address: string): Refusal | null {
    const caused = this.#caused.get(address) ?? 0;
    if (caused >= this.#limits.renderingsPerMinute)
      return [429, Math.ceil(Math.max(this.#caused.getRemainingTTL(address), 1000) / 1000)];
    this.#caused.set(address, caused + 1);
    return null;
  }

  #begin(asked: AskedPage, look: number | null, encoding: Encoding): Rendering {
    const rendering: Rendering = {
      look,
      answer: this.#withSlot(asked, look, encoding).finally(() => {
        if (this.#running.get(asked.key) === rendering) this.#running.delete(asked.key);
      }),
    };
    this.#running.set(asked.key, rendering);
    return rendering;
  }

  /** Null when no slot was free in time. */
  async #withSlot(asked: AskedPage, look: number | null, encoding: Encoding): Promise<Rendered | null> {
    const askedAtMs = performance.now();
    const release = await this.#slots.acquire();
    if (release === null) return null;
    try {
      return await this.#answer(asked, look, encoding, performance.now() - askedAtMs);
    } finally {
      release();
    }
  }

  async #answer(
    asked: AskedPage,
    look: number | null,
    encoding: Encoding,
    queuedMs: number,
  ): Promise<Rendered> {
    const { key, url, headers } = asked;
    // Made while nobody could look, it is for who asks now.
    const render: PageRender = { tags: new Set(), isWhole: look !== null };
    // Not AbortSignal.timeout(), which would hold what was rendered until its time is over.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#limits.renderingMs);
    const timed: { response?: ServerResponse } = {};
    const rendered = await inject(
      (request, response) => {
        timeRequest((timed.response = response), queuedMs);
        return collectPageRender(response, render, () => {
          this.#render(request, response).catch((error: unknown) => response.destroy(error as Error));
        });
      },
      { method: "GET", url, headers, signal: limit.signal, payloadAsStream: true },
    )
      .then(async (answer) => ({
        status: answer.statusCode,
        headers: answer.headers,
        // Not buffer() of node:stream/consumers, which goes through a Blob: five copies more.
        body: Buffer.concat((await answer.stream().toArray()) as Buffer[]),
      }))
      .finally(() => clearTimeout(timer));
    const timing = timed.response && serverTiming(timed.response);
    const { status } = rendered;
    const answer: Answer = {
      status,
      headers: headersOf(rendered.headers, rendered.body, status, headers),
      bodies: await bodiesOf(rendered.body, encoding),
    };
    const store = this.#storeOf(asked);
    if (status !== 200 || !render.isWhole || look === null || "set-cookie" in rendered.headers) {
      if (status !== UNAVAILABLE) store.delete(key);
      return { answer, timing };
    }
    const entry: Entry = {
      ...answer,
      tags: [...render.tags],
      look,
      cachedAtMs: performance.now(),
      givenAgain: 0,
    };
    store.set(key, entry);
    return { answer: entry, timing };
  }

  /**
   * What lets a CDN cache an answer as long as it is cached here. Not one of which a change is known already: its tags may
   * have been told for the last time. Nor a page's data for Next's router, which has the page's own address but for
   * what a CDN may not look at.
   */
  #outside({ isData }: AskedPage, answer: Answer | Entry): Readonly<Record<string, string>> {
    if (this.#cdn === null || isData || !("tags" in answer)) return {};
    if (!this.#changes.isUnchanged(answer.tags, answer.look)) return {};
    return this.#cdn.headers(answer.tags, Math.floor(this.#limits.lifeMs / 1000));
  }
}

/** The database went away while a page was rendered, or is only just back: then, too, what was known of it is given. */
const foundOf = (rendered: Rendered, known: Entry | undefined): Found =>
  rendered.answer.status === UNAVAILABLE && known !== undefined
    ? { answer: known, told: "HIT", timing: HIT_TIMING }
    : { ...rendered, told: "MISS" };

/**
 * The headers of an answer that many may get. Caches between us and the visitor hear of no changes, so they have to ask
 * each time; the ETag makes that cheap. What is no page, or not there, is not cached by them at all.
 */
function headersOf(
  rendered: OutgoingHttpHeaders,
  body: Buffer,
  status: number,
  router: IncomingHttpHeaders,
): OutgoingHttpHeaders {
  const own = Object.entries(rendered).filter(([name]) => !NOT_KEPT.has(name));
  const isPage = status === 200 && router["rsc"] === undefined;
  return {
    ...Object.fromEntries(own),
    "cache-control": isPage ? "public, max-age=0, must-revalidate" : "no-store",
    vary: [rendered["vary"] ?? [], "Accept-Encoding"].flat().join(", "),
    ...(isPage && { etag: `W/"${createHash("sha1").update(body).digest("base64url")}"` }),
  };
}
