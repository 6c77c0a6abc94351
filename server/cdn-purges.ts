import type { Cdn } from "@/lib/server/cdn";
import type { PageChanges } from "@/lib/server/page-cache/page-changes";
import { pageTags } from "@/lib/server/page-cache/page-tags";

/** A change is noticed within `everyMs`, and told at once. */
export const PURGE_TIMES = {
  everyMs: 500,
  /** An answer that was on its way when its tags were told may come in behind: they are told once more. */
  againMs: 1400,
  /** After a failure the next try waits, twice as long each time, but not longer than this. */
  longestPauseMs: 30_000,
};
/** More tags than these at once are everything. */
const MOST_TAGS = 500;

/**
 * Tells a CDN what has changed of what it caches, from the same look as the pages that are cached here (docs/decisions/044).
 * Every process does so: told twice harms nothing, and none of them has to know of the others. What could not be told
 * is told later; a process that begins does not know what it missed, so it begins with everything.
 */
export class CdnPurges {
  readonly #cdn: Cdn;
  readonly #changes: Pick<PageChanges, "look" | "changedSince">;
  readonly #times: typeof PURGE_TIMES;
  #seen: number | null = null;
  #due = new Set<string>([pageTags.everything]);
  #again: { readonly atMs: number; readonly tags: readonly string[] }[] = [];
  #pauseMs = 0;
  #notBeforeMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(cdn: Cdn, changes: Pick<PageChanges, "look" | "changedSince">, times = PURGE_TIMES) {
    this.#cdn = cdn;
    this.#changes = changes;
    this.#times = times;
  }

  start(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.turn().finally(() => this.start()), this.#times.everyMs).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** One look, and the telling of what it found. Never throws. */
  async turn(): Promise<void> {
    await this.#note();
    const now = performance.now();
    const isDue = ({ atMs }: { atMs: number }): boolean => atMs <= now;
    for (const tag of this.#again.filter(isDue).flatMap(({ tags }) => tags)) this.#due.add(tag);
    this.#again = this.#again.filter((some) => !isDue(some));
    if (this.#due.size > 0 && now >= this.#notBeforeMs) await this.#tell();
  }

  async #note(): Promise<void> {
    const look = await this.#changes.look();
    if (look === null) return;
    if (this.#seen !== null) {
      const tags = this.#changes.changedSince(this.#seen);
      for (const tag of tags) this.#due.add(tag);
      if (tags.length > 0) this.#again.push({ atMs: performance.now() + this.#times.againMs, tags });
    }
    this.#seen = look;
  }

  async #tell(): Promise<void> {
    const tags = [...this.#due];
    const isAll = tags.length > MOST_TAGS || this.#due.has(pageTags.everything);
    try {
      if (isAll) {
        await this.#cdn.purgeAll();
        for (const tag of tags) this.#due.delete(tag);
      }
      for (let at = 0; !isAll && at < tags.length; at += this.#cdn.mostTags) {
        const some = tags.slice(at, at + this.#cdn.mostTags);
        await this.#cdn.purge(some);
        for (const tag of some) this.#due.delete(tag);
      }
      if (this.#pauseMs > 0) console.error("the CDN takes purges again");
      this.#pauseMs = 0;
    } catch (error) {
      if (this.#pauseMs === 0)
        console.error(
          "the CDN could not be told what changed, and is told again:",
          error instanceof Error ? error.message : error,
        );
      this.#pauseMs = Math.min(this.#times.longestPauseMs, Math.max(this.#times.everyMs, 2 * this.#pauseMs));
      this.#notBeforeMs = performance.now() + this.#pauseMs;
    }
  }
}
