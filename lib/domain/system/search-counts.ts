import "server-only";
import { minuteSums } from "@/lib/domain/system/minute-sums";
import type { SearchEvent } from "@/lib/schemas/search-event";
import { countSearchStep } from "@/lib/server/metrics";
import { db } from "@/lib/server/db";

/** So many digits may be somebody's phone number, an '@' somebody's address. */
const PERSONAL = /@|(?:\p{Nd}[^\p{Nd}]*){7}/u;

type Count = { readonly event: SearchEvent; readonly searches: number };

/** Capitals and signs are taken off here already, so that they are one row in memory too. */
const folded = (words: string): string =>
  words
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const counts = minuteSums<Count>({
  name: "search-counts",
  most: 2_000,
  merge: (known, { event, searches }) => ({ event, searches: known.searches + searches }),
  write: (sums) => {
    const rows = sums.map(({ event, searches }) => ({
      words: event.q,
      place_kind: event.place ?? "",
      step: event.step,
      searches,
      results: event.results,
    }));
    return db.$executeRaw`
      INSERT INTO search_counts (words, place_kind, step, searches, results)
      SELECT left(market_text(words), 200), place_kind, step, sum(searches)::int, (array_agg(results))[1]
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS counted(words text, place_kind text, step text, searches int, results int)
      WHERE market_text(words) <> ''
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (day, words, place_kind, step) DO UPDATE
        SET searches = search_counts.searches + excluded.searches, results = excluded.results`;
  },
});

/**
 * Counts one search in memory. A text that may hold an address or a phone number is left out; so is a new one when
 * very many others were counted within the minute.
 */
export function countSearch(event: SearchEvent): void {
  countSearchStep(event.step);
  if (PERSONAL.test(event.q)) return;
  const q = folded(event.q);
  if (q === "") return;
  counts.add([q, event.place, event.step].join("\n"), { event: { ...event, q }, searches: 1 });
}

/** Writes what was counted; a serving process does so once a minute. */
export const { flush: writeSearchCounts } = counts;
