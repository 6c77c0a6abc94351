import "server-only";
import pg from "pg";
import { atMost } from "@/lib/server/at-most";
import { ofProcess } from "@/lib/server/of-process";
import { pageTags } from "@/lib/server/page-cache/page-tags";

/** What one look at the database finds. */
export type Look = {
  /** Which history of the database this is: another one since a standby took over, or a backup was restored in its place. */
  readonly timeline: string;
  /** Up to where its log is written (pg_lsn): what anybody may have seen lies below. Null on a standby. */
  readonly writtenTo: string | null;
  /** Transactions below this one have ended: pg_snapshot_xmin(pg_current_snapshot()). */
  readonly horizon: number;
  /** [transaction, tag] of every change in a transaction from `since` on that has committed. */
  readonly changes: readonly (readonly [changedIn: number, tag: string])[];
};
export type ReadChanges = (since: number | null) => Promise<Look>;

/** More names than this are not worth telling apart. */
const MOST_TAGS = 50_000;
/** After a failure the next looks wait less: while the database is away, nobody should wait for it on every page. */
const PATIENCE_MS = 2000;
const IMPATIENCE_MS = 300;

/**
 * What has changed of what pages show. Changes are found by transaction: a snapshot of the database says below which
 * number all transactions have ended, so the next look begins there, and one that commits late is not missed.
 */
export class PageChanges {
  readonly #read: ReadChanges;
  #turn = 0;
  /** Looks before this one say nothing any more. */
  #floor = 0;
  #horizon: number | null = null;
  #timeline: string | null = null;
  #writtenTo: string | null = null;
  /** Changes that the next look may find again. */
  #known = new Set<string>();
  /** The look that found a tag's last change. */
  readonly #changed = new Map<string, number>();
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<number | null> | undefined;
  #hasFailed = false;

  constructor(read: ReadChanges) {
    this.#read = read;
  }

  /**
   * Looks for changes with a query that begins after this call: everything committed before it is found. Calls that
   * wait at the same time share one query.
   * @returns the number of this look, for `isUnchanged`; null when the database does not answer
   */
  look(): Promise<number | null> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const look = this.#lookNow();
      this.#running = look;
      return look;
    });
    return this.#next;
  }

  /**
   * Up to where the database's log was written at the last look, which saw all that anybody may have been shown before
   * it. Null where that look found no database, or a standby.
   */
  get writtenTo(): string | null {
    return this.#writtenTo;
  }

  /** Whether nothing of these tags has changed since the look `turn`, as far as the last look knows. */
  isUnchanged(tags: Iterable<string>, turn: number): boolean {
    if (turn < this.#floor || (this.#changed.get(pageTags.everything) ?? 0) > turn) return false;
    for (const tag of tags) if ((this.#changed.get(tag) ?? 0) > turn) return false;
    return true;
  }

  /** The tags that looks after this one have found, or `everything` where that is no longer known. */
  changedSince(turn: number): readonly string[] {
    if (turn < this.#floor) return [pageTags.everything];
    return [...this.#changed].flatMap(([tag, foundBy]) => (foundBy > turn ? [tag] : []));
  }

  async #lookNow(): Promise<number | null> {
    const reading = this.#read(this.#horizon);
    // One that comes too late says nothing any more, but that the database is there: the next is waited for longer.
    void reading.then(
      () => (this.#hasFailed = false),
      () => undefined,
    );
    try {
      const found = await atMost(
        this.#hasFailed ? IMPATIENCE_MS : PATIENCE_MS,
        reading,
        () => new Error("no answer in time"),
      );
      this.#hasFailed = false;
      this.#note(found);
      return this.#turn;
    } catch {
      this.#hasFailed = true;
      this.#writtenTo = null;
      return null;
    }
  }

  #note({ timeline, writtenTo, horizon, changes }: Look): void {
    this.#turn += 1;
    this.#writtenTo = writtenTo;
    // Another database, or an older copy of this one, stands where it was: nothing known holds. A standby that took over
    // may lack what was shown from the old primary, and have gone on to a higher number since.
    const isAnother = this.#timeline !== null && timeline !== this.#timeline;
    if (isAnother || (this.#horizon !== null && horizon < this.#horizon)) this.#forget();
    this.#timeline = timeline;
    const known = new Set<string>();
    for (const [changedIn, tag] of changes) {
      const change = `${changedIn} ${tag}`;
      if (!this.#known.has(change)) this.#changed.set(tag, this.#turn);
      if (changedIn >= horizon) known.add(change);
    }
    this.#known = known;
    this.#horizon = horizon;
    if (this.#changed.size > MOST_TAGS) this.#forget();
  }

  #forget(): void {
    this.#floor = this.#turn;
    this.#changed.clear();
  }
}

const QUERY = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
         CASE WHEN pg_is_in_recovery() THEN 'a standby'
              ELSE left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) END AS timeline,
         -- A commit is seen by others when it is on disk, or before, where nobody waits for that.
         CASE WHEN pg_is_in_recovery() THEN NULL
              WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn()
              ELSE pg_current_wal_flush_lsn() END AS written_to,
         (SELECT json_agg(json_build_array(changed_in, tag)) FROM page_changes WHERE changed_in >= $1::bigint) AS changes`;

/**
 * Reads changes over a connection of its own, so that pages that are cached wait for no query of those that are not.
 * The first look needs no changes: nothing is cached yet.
 */
export function changesOfDatabase(): ReadChanges {
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  pool.on("error", () => {});
  return async (since) => {
    const { rows } = await pool.query<{
      timeline: string;
      written_to: string | null;
      horizon: string;
      changes: [number, string][] | null;
    }>(QUERY, [since ?? String(2n ** 62n)]);
    const { timeline, written_to: writtenTo, horizon, changes } = rows[0]!;
    return { timeline, writtenTo, horizon: Number(horizon), changes: changes ?? [] };
  };
}

/** What has changed, as this process knows it. */
export const pageChanges = (): PageChanges =>
  ofProcess("page-changes", () => new PageChanges(changesOfDatabase()));
