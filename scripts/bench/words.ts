import { answerOf } from "@/lib/domain/listings/search/answer";
import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { understand } from "@/lib/domain/listings/search/reading/understand";
import { findSuggestions } from "@/lib/domain/listings/suggestions/find-suggestions";
import { readSearch } from "@/lib/schemas/listing-search";
import { loadInTurn, noteOf } from "@/scripts/bench/http-load";
import { type Bench, timed } from "@/scripts/bench/part";
import { middleAndP95 } from "@/scripts/bench/median";

const SENTENCES = {
  "a common word": "supply",
  "a misspelt word": "zirconuim",
  "a word and a town": "supply in town7",
  "a sentence": "i want someone to supply work in bulk near town3 please",
};
const TYPED = { "three letters": "sup", "a place behind": "supply in tow", "a misspelt word": "zircon" };

async function timesOf(runs: number, work: () => Promise<unknown>): Promise<{ value: number; p95: number }> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timed(work));
  return middleAndP95(times);
}

/** What is suggested while somebody types, and what a text is understood as. */
export async function measureWords({ runs, server, emptyOrigin, pace, tell, attempt }: Bench): Promise<void> {
  for (const [what, q] of Object.entries(TYPED))
    await attempt(`suggestions, ${what}`, "ms", async () =>
      tell({
        name: `suggestions, ${what}`,
        unit: "ms",
        ...(await timesOf(runs, () => findSuggestions({ q, limit: 8 }))),
      }),
    );
  for (const [what, q] of Object.entries(SENTENCES)) {
    await attempt(`interpretation, ${what}`, "ms", async () =>
      tell({
        name: `interpretation, ${what}`,
        unit: "ms",
        ...(await timesOf(runs, () => understand(q, { not: [], hasPlace: false, hasCompanyType: false }))),
      }),
    );
    await attempt(`interpretation and totals, ${what}`, "ms", async () =>
      tell({
        name: `interpretation and totals, ${what}`,
        unit: "ms",
        ...(await timesOf(runs, () => {
          forgetTotals();
          return answerOf(readSearch({ q }));
        })),
      }),
    );
  }
  await attempt("/suggestions, 16 connections", "requests/s", async () => {
    const typed = Array.from({ length: 300 }, (_, n) => `/api/v1/suggestions?q=town${n}`);
    const targets = [
      { origin: (await server()).origin, paths: typed },
      { origin: await emptyOrigin(), paths: ["/handler"] },
    ];
    const [ours, empty] = await loadInTurn(targets, 16, pace);
    const beside = { name: "empty handler", value: empty!.perSecond };
    tell({
      name: "/suggestions, 16 connections",
      unit: "requests/s",
      value: ours!.perSecond,
      beside,
      ...noteOf(ours!),
    });
  });
}
