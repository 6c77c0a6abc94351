import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { measureGroonga } from "@/scripts/bench/groonga";
import { rows } from "@/lib/server/rows";
import { type Bench, timed } from "@/scripts/bench/part";
import { median } from "@/scripts/bench/median";
import { measureSphinx } from "@/scripts/bench/sphinx";
import { StockDocument, stockIndex } from "@/tests/support/relevance/off-the-shelf";

const BATCH = 20_000;
const QUERIES = {
  "common word": "supply",
  "rare word": "zirconium",
  "misspelt word": "suply",
  "two words": "supply town7",
};

/** The public listings, in batches, as documents of a search library. */
async function* documents(): AsyncGenerator<StockDocument[]> {
  for (let after = ""; ;) {
    const batch = await rows(db, StockDocument)`
      SELECT l.id, l.name, coalesce(l.description, '') AS description, array_to_string(l.tags, ' ') AS tags,
             coalesce(s.name, '') AS subcategory, c.name AS category, p.company_name AS company,
             coalesce(l.address, '') AS address, coalesce(l.city, '') AS city
      FROM listings l JOIN categories c ON c.id = l.category_id LEFT JOIN subcategories s ON s.id = l.subcategory_id
      JOIN provider_profiles p ON p.user_id = l.provider_user_id
      WHERE l.status = 'approved' AND l.id > ${after} ORDER BY l.id LIMIT ${BATCH}::int`;
    if (batch.length === 0) return;
    yield batch;
    after = batch.at(-1)!.id;
  }
}

/** Engines that are installed beside, and a library. */
export async function measurePeers(bench: Bench): Promise<void> {
  await measureGroonga(bench);
  await measureSphinx(bench);
  await measureMiniSearch(bench);
}

/** MiniSearch over the same rows, in this process: it crosses no socket, and holds its index in memory. */
async function measureMiniSearch({ runs, tell, attempt }: Bench): Promise<void> {
  await attempt("MiniSearch", "ms", async () => {
    const index = stockIndex();
    const before = process.memoryUsage().rss;
    for await (const batch of documents()) index.addAll(batch);
    const megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
    for (const [what, q] of Object.entries(QUERIES)) {
      const times = { ours: [] as number[], peer: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        forgetTotals();
        times.ours.push(await timed(() => searchListings(readSearch({ q }))));
        times.peer.push(await timed(async () => index.search(q)));
      }
      const beside = { name: "ms MiniSearch", value: median(times.peer) };
      tell({ name: `${what}, best match`, unit: "ms", value: median(times.ours), beside });
    }
    tell({ name: "memory of MiniSearch's index", unit: "MB", value: megabytes });
  });
}
