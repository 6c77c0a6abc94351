import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { middleAndP95 } from "@/scripts/bench/median";
import { type Bench, timed } from "@/scripts/bench/part";
import { QUERY_CLASSES, QUERY_FILES, readJudgedQueries } from "@/tests/support/relevance/judged-query";

/** One of so many queries is asked: some four hundred. */
const EVERY = 14;
const [FIRST_PAGE, FAR_PAGE] = ["1", "20"];
/** What a whole search may take, ms (the wanted p95). */
const WANTED_MS = 40;

/**
 * What a search of people's own words takes, understood, counted anew and ranked, one at a time: each is asked once before,
 * so that its rows are in memory.
 */
export async function measureJudgedQueries({ tell, attempt }: Bench): Promise<void> {
  const queries = readJudgedQueries(QUERY_FILES.development).filter((_, at) => at % EVERY === 0);
  for (const page of [FIRST_PAGE, FAR_PAGE]) {
    const name = `judged queries, page ${page}`;
    await attempt(name, "ms", async () => {
      const asked: { ms: number; kind: string }[] = [];
      for (const { q, near, class: kind } of queries) {
        const point = near && { lat: String(near.lat), lng: String(near.lng) };
        const search = readSearch({ q, sort: "relevance", page, ...point });
        await searchListings(search);
        forgetTotals();
        asked.push({ kind, ms: await timed(() => searchListings(search)) });
      }
      const tellOf = (what: string, times: readonly number[]) => {
        const slow = times.filter((ms) => ms > WANTED_MS).length;
        const note = `of ${times.length} ${slow} over ${WANTED_MS} ms, the longest ${Math.round(Math.max(...times))}`;
        tell({ name: what, unit: "ms", ...middleAndP95(times), note });
      };
      tellOf(
        name,
        asked.map(({ ms }) => ms),
      );
      if (page !== FIRST_PAGE) return;
      for (const kind of QUERY_CLASSES) {
        const times = asked.flatMap((one) => (one.kind === kind ? [one.ms] : []));
        if (times.length > 0) tellOf(`judged queries, ${kind}`, times);
      }
    });
  }
}
