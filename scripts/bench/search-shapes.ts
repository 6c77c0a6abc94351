import { z } from "zod";
import { facetCounts, forgetFacets } from "@/lib/domain/listings/search/facet-counts";
import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { type Bench, timed } from "@/scripts/bench/part";
import { plainSql } from "@/scripts/bench/plain-sql";
import { middleAndP95 } from "@/scripts/bench/median";
import { SHAPES, STATE_POINTS } from "@/tests/support/search-shapes";

async function measureShape(shape: string, search: ListingSearch, { runs, tell }: Bench): Promise<void> {
  const context = { statePoint: search.state === undefined ? undefined : STATE_POINTS[search.state] };
  const times = { counted: [] as number[], repeated: [] as number[], beside: [] as number[] };
  let total = 0;
  let plainMs: number | null = null;
  for (let run = 0; run < runs; run++) {
    forgetTotals();
    times.counted.push(await timed(async () => ({ total } = await searchListings(search, context))));
    times.repeated.push(await timed(() => searchListings(search, context)));
    forgetFacets();
    times.beside.push(await timed(() => facetCounts(search)));
    // It takes seconds over a million rows, and times out: once is enough. A state's order has no plain form.
    if (run === 0 && search.state === undefined) {
      const plain = plainSql(search);
      plainMs = await timed(async () => {
        await rows(db, z.unknown())`${plain.count}`;
        await rows(db, z.unknown())`${plain.page}`;
      }).catch(() => null);
    }
  }
  tell({
    name: `${shape}, counted`,
    unit: "ms",
    ...middleAndP95(times.counted),
    ...(plainMs !== null && { beside: { name: "ms plain SQL", value: plainMs } }),
    note: `${total.toLocaleString("en-IN")} found${plainMs === null && search.state === undefined ? ", plain SQL failed" : ""}`,
  });
  tell({ name: `${shape}, repeated`, unit: "ms", ...middleAndP95(times.repeated) });
  tell({ name: `${shape}, counts beside`, unit: "ms", ...middleAndP95(times.beside) });
}

/** Each shape: its total counted anew, the total of a moment ago, and the counts beside the filters. */
export async function measureShapes(bench: Bench): Promise<void> {
  for (const [shape, search] of Object.entries(SHAPES))
    await bench.attempt(`${shape}, counted`, "ms", () => measureShape(shape, search, bench));
}
