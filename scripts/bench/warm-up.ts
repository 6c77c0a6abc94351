import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { SHAPES } from "@/tests/support/search-shapes";

/** Of each shape. */
const SEARCHES = 20;

/**
 * Searches as a server that has answered for a while has: code that ran a few times is interpreted, and what is measured first would
 * be slower than the same at the end. Each total is counted, and none is kept.
 */
export async function warmUp(): Promise<void> {
  for (let time = 0; time < SEARCHES; time += 1)
    for (const search of Object.values(SHAPES)) {
      // Of a state's own order its middle would have to be given; its code is the others'.
      if (search.state !== undefined) continue;
      forgetTotals();
      // What fails is a row of the part that measures it.
      await searchListings(search).catch(() => undefined);
    }
  forgetTotals();
}
