import { expect, test } from "vitest";
import type { JudgedQuery } from "@/tests/support/relevance/judged-query";
import { relevanceTable, summariesOf } from "@/tests/support/relevance/relevance-table";
import { scoreOf } from "@/tests/support/relevance/scores";

const row = (id: string, name: JudgedQuery["class"], shown: readonly string[]) => {
  const query: JudgedQuery = { id, q: id, class: name, want: { subcategories: {} } };
  return { query, score: scoreOf(query, new Map([["best", 3]]), shown) };
};
const rows = [
  row("negative-1", "negative", []),
  row("plain-1", "plain", ["best"]),
  row("plain-2", "plain", []),
];

test("classes stand in their order, those without queries are left out, all comes last", () => {
  expect([...summariesOf(rows)].map(([name, { count, ndcg }]) => [name, count, ndcg])).toEqual([
    ["plain", 2, 0.5],
    ["negative", 1, null],
    ["all", 3, 0.5],
  ]);
});

test("the table says what does not apply with a dash, under its column", () => {
  const [title, head, plain, negative, all] = relevanceTable("title", rows).split("\n");
  expect(title).toBe("title");
  expect(head).toMatch(/^class +n +nDCG@10 +success@3 +zero +wrong-first +junk@10 +honest-empty$/);
  expect(plain).toMatch(/^plain +2 +0\.500 +0\.500 +0\.500 +0\.000 +0\.000 +–$/);
  expect(negative).toMatch(/^negative +1 +– +– +– +0\.000 +– +1\.000$/);
  expect(new Set([head, plain, negative, all].map((line) => line!.length))).toHaveLength(1);
});
