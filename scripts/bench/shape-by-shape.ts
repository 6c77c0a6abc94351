import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { middleAndP95 } from "@/scripts/bench/median";
import { type Bench, timed } from "@/scripts/bench/part";
import { SHAPES } from "@/tests/support/search-shapes";

/**
 * Asks shapes of ours of a peer, in turn with our own search.
 * @param peer its name
 * @param asked of each shape, what asks the peer and tells how many it found
 */
export async function measureBeside(
  { runs, tell }: Bench,
  peer: string,
  asked: Readonly<Record<string, () => Promise<number>>>,
): Promise<void> {
  for (const [shape, ask] of Object.entries(asked)) {
    const times = { ours: [] as number[], peer: [] as number[] };
    const totals = { ours: 0, peer: 0 };
    for (let run = 0; run < runs; run += 1) {
      forgetTotals();
      times.ours.push(
        await timed(async () => ({ total: totals.ours } = await searchListings(SHAPES[shape]!))),
      );
      times.peer.push(await timed(async () => (totals.peer = await ask())));
    }
    tell({
      name: `${shape}, beside ${peer}`,
      unit: "ms",
      ...middleAndP95(times.ours),
      beside: { name: `ms ${peer}`, value: middleAndP95(times.peer).value },
      note: `${totals.ours} found, ${peer} ${totals.peer}`,
    });
  }
}
