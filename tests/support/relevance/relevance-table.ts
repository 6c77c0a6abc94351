import { type JudgedQuery, QUERY_CLASSES } from "@/tests/support/relevance/judged-query";
import { type Score, type Summary, summaryOf } from "@/tests/support/relevance/scores";

export type ScoredQuery = { readonly query: JudgedQuery; readonly score: Score };

/** Each class that has queries, in their order, and `all`. */
export function summariesOf(rows: readonly ScoredQuery[]): Map<string, Summary> {
  const of = (some: readonly ScoredQuery[]) => summaryOf(some.map(({ score }) => score));
  const classes = QUERY_CLASSES.map(
    (name) => [name, rows.filter(({ query }) => query.class === name)] as const,
  );
  return new Map([
    ...classes.filter(([, some]) => some.length > 0).map(([name, some]) => [name, of(some)] as const),
    ["all", of(rows)],
  ]);
}

const COLUMNS = [
  ["nDCG@10", "ndcg"],
  ["success@3", "success"],
  ["zero", "zero"],
  ["wrong-first", "wrongFirst"],
  ["junk@10", "junk"],
  ["honest-empty", "honestEmpty"],
] as const satisfies readonly (readonly [string, keyof Score])[];

const FIGURE_WIDTH = "0.000".length;
const fit = (text: string, column: string) => text.padStart(Math.max(column.length, FIGURE_WIDTH));

/** The summaries as lines for a terminal. Differences under 0.1 within a class are noise, under 0.03 in all. */
export function relevanceTable(title: string, rows: readonly ScoredQuery[]): string {
  const head = ["class".padEnd(10), "  n", ...COLUMNS.map(([name]) => fit(name, name))].join("  ");
  const lines = [...summariesOf(rows)].map(([name, summary]) =>
    [
      name.padEnd(10),
      String(summary.count).padStart(3),
      ...COLUMNS.map(([column, key]) => fit(summary[key]?.toFixed(3) ?? "–", column)),
    ].join("  "),
  );
  return [title, head, ...lines].join("\n");
}
