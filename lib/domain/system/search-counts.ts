import "server-only";
import type { SearchEvent } from "@/lib/schemas/search-event";
import { db } from "@/lib/server/db";
import { errorFields, log } from "@/lib/server/log";

const WRITE_EVERY_MS = 60_000;
/** Different searches kept between two writes: a flood of them costs memory and rows only so far. */
const MOST_KEPT = 2_000;
/** So many digits may be somebody's phone number, an '@' somebody's address. */
const PERSONAL = /@|(?:\p{Nd}[^\p{Nd}]*){7}/u;

type Count = { readonly event: SearchEvent; searches: number; results: number };

/** In the process, not in the module: the bundles of the API and of the start each have a copy of this file. */
const MEMORY = Symbol.for("vendorsetu.search-counts");
const shared = globalThis as { [MEMORY]?: Map<string, Count> };
const kept = (): Map<string, Count> => (shared[MEMORY] ??= new Map());

/** Capitals and signs are taken off here already, so that they are one row in memory too. */
const folded = (words: string): string =>
  words
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const add = (counts: Map<string, Count>, key: string, { event, searches, results }: Count): void => {
  const known = counts.get(key);
  if (known) {
    known.searches += searches;
    known.results = results;
  } else if (counts.size < MOST_KEPT) counts.set(key, { event, searches, results });
};

/**
 * Counts one search in memory. A text that may hold an address or a phone number is left out; so is a new one when
 * very many others were counted within the minute.
 */
export function countSearch(event: SearchEvent): void {
  if (PERSONAL.test(event.q)) return;
  const q = folded(event.q);
  if (q === "") return;
  const { place, step, results } = event;
  add(kept(), [q, place, step].join("\n"), { event: { ...event, q }, searches: 1, results });
}

/** Writes what was counted, in one statement. What could not be written is counted on. */
export async function writeSearchCounts(): Promise<void> {
  const counts = kept();
  if (counts.size === 0) return;
  shared[MEMORY] = new Map();
  const rows = [...counts.values()].map(({ event, searches, results }) => ({
    words: event.q,
    place_kind: event.place ?? "",
    step: event.step,
    searches,
    results,
  }));
  try {
    await db.$executeRaw`
      INSERT INTO search_counts (words, place_kind, step, searches, results)
      SELECT left(market_text(words), 200), place_kind, step, sum(searches)::int, (array_agg(results))[1]
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS counted(words text, place_kind text, step text, searches int, results int)
      WHERE market_text(words) <> ''
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (day, words, place_kind, step) DO UPDATE
        SET searches = search_counts.searches + excluded.searches, results = excluded.results`;
  } catch (error) {
    for (const [key, count] of counts) add(kept(), key, count);
    throw error;
  }
}

let timer: NodeJS.Timeout | undefined;

/** For a serving process: writes what was counted once a minute. */
export function keepSearchCountsWritten(): void {
  timer ??= setInterval(() => {
    writeSearchCounts().catch((error: unknown) =>
      log.warn("searches could not be counted; the next minute tries again", errorFields(error)),
    );
  }, WRITE_EVERY_MS).unref();
}
