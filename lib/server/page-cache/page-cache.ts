import "server-only";
import { LRUCache } from "lru-cache";
import type { PageChanges } from "@/lib/server/page-cache/page-changes";
import { beginPageRender, currentPageRender } from "@/lib/server/page-cache/page-render";

/** Of a page as Next hands it over, what is looked at here. */
export type KeptPage = {
  readonly kind: string;
  html?: string;
  rscData?: { readonly length: number };
  body?: { readonly length: number };
  segmentData?: ReadonlyMap<string, { readonly length: number }> | undefined;
  status?: number | undefined;
  headers?: Record<string, number | string | string[] | undefined> | undefined;
};

type Entry = {
  readonly page: KeptPage;
  readonly cacheControl: unknown;
  readonly tags: readonly string[];
  readonly turn: number;
  readonly keptAtMs: number;
};

/** A backstop: everything that makes a page old is noticed sooner. */
const LIFE_MS = 300_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Pages of Next's own and of route handlers that ask nothing still weigh something. */
const ENTRY_BYTES = 1024;

function sizeOf({ html, rscData, body, segmentData }: KeptPage): number {
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return ENTRY_BYTES + 2 * (html?.length ?? 0) + (rscData?.length ?? 0) + (body?.length ?? 0) + segments;
}

/**
 * Rendered pages in this process' memory. A page is served when nothing it shows has changed since before it was
 * rendered, which is asked of the database for every request; while the database is away, whatever is kept is served.
 * Not on disk: a page lives for five minutes, so a restart costs one rendering of each and can bring nothing old back.
 */
export class PageCache {
  readonly #changes: PageChanges;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => sizeOf(page),
  });

  constructor(changes: PageChanges) {
    this.#changes = changes;
  }

  /** The page of this key, if it is right for a request that has arrived; else null, and one is being rendered. */
  async get(key: string) {
    const turn = await this.#changes.look();
    const entry = this.#entries.get(key);
    if (entry && (turn === null || this.#isRight(entry))) {
      // As if rendered now: how long it lives is decided here.
      return { value: entry.page, lastModified: Date.now(), cacheControl: entry.cacheControl };
    }
    this.#entries.delete(key);
    beginPageRender(turn);
    return null;
  }

  /**
   * Keeps a page that was rendered after `get`, if it is a whole one with status 200. What the page decided of its
   * answer (lib/http/page-status.ts) is written on it: requests that waited for the same rendering have that from here.
   */
  set(key: string, page: KeptPage, cacheControl: unknown): void {
    const render = currentPageRender();
    if (!render) return;
    if (render.status !== undefined) page.status = render.status;
    if (render.retryAfterSeconds !== undefined)
      page.headers = { ...page.headers, "retry-after": String(render.retryAfterSeconds) };
    const isKept = (page.status ?? 200) === 200 && render.isWhole && render.turn !== null;
    if (!isKept) return void this.#entries.delete(key);
    this.#entries.set(key, {
      page,
      cacheControl,
      tags: [...render.tags],
      turn: render.turn,
      keptAtMs: performance.now(),
    });
  }

  #isRight({ tags, turn, keptAtMs }: Entry): boolean {
    return performance.now() - keptAtMs < LIFE_MS && this.#changes.isUnchanged(tags, turn);
  }
}
