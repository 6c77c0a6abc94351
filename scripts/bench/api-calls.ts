import { loadInTurn, noteOf } from "@/scripts/bench/http-load";
import type { Bench } from "@/scripts/bench/part";
import { idOf } from "@/tests/support/directory";

/** More than are asked in a run: no two requests are alike. */
const DIFFERENT = 50_000;
const CONNECTIONS = [1, 16, 64];

/** Searches that cost little, every one different. */
export const cheapSearches = (): string[] =>
  Array.from(
    { length: DIFFERENT },
    (_, n) => `/api/v1/listings?categoryIds=${idOf("c", n % 20)}&priceMin=${1 + Math.floor(n / 20)}`,
  );

/** The same search asked of the empty app, whose handler sends the SQL and nothing else. */
const sameSql = (path: string): string => path.replace("/api/v1/listings", "/search");

/** Calls of the API in turn with the handler of an empty Next app, which does nothing. */
export async function measureCalls({ server, emptyOrigin, pace, tell, attempt }: Bench): Promise<void> {
  const CALLS = {
    "/health": ["/api/v1/health"],
    "/categories": ["/api/v1/categories"],
    "/listings, every one different": cheapSearches(),
  };
  for (const [name, paths] of Object.entries(CALLS)) {
    for (const connections of CONNECTIONS) {
      const row = `${name}, ${connections} connections`;
      await attempt(row, "requests/s", async () => {
        const emptyApp = await emptyOrigin();
        const isSearch = paths.length > 1;
        const targets = [
          { origin: (await server()).origin, paths },
          { origin: emptyApp, paths: ["/handler"] },
          ...(isSearch ? [{ origin: emptyApp, paths: paths.map(sameSql) }] : []),
        ];
        const [ours, empty, emptyAndSql] = await loadInTurn(targets, connections, pace);
        const beside = { name: "empty handler", value: empty!.perSecond };
        tell({ name: row, unit: "requests/s", value: ours!.perSecond, beside, ...noteOf(ours!) });
        if (emptyAndSql !== undefined)
          tell({
            name: row,
            unit: "requests/s",
            value: ours!.perSecond,
            beside: { name: "empty handler with the SQL", value: emptyAndSql.perSecond },
          });
        tell({
          name: `${row}, p95`,
          unit: "ms",
          value: ours!.p95,
          beside: { name: "empty handler", value: empty!.p95 },
        });
      });
    }
  }
}
