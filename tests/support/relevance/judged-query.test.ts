import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readJudgedQueries } from "@/tests/support/relevance/judged-query";

const folder = mkdtempSync(join(tmpdir(), "judged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const query = {
  id: "plain-1",
  q: "pump",
  class: "plain",
  want: { subcategories: { "machinery-tools--pumps": 3 } },
};
function fileOf(...lines: readonly unknown[]): string {
  const file = join(folder, "queries.jsonl");
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join("\n"));
  return file;
}

test("a query a line, empty lines aside", () => {
  expect(readJudgedQueries(fileOf(query, { ...query, id: "plain-2" })).map(({ id }) => id)).toEqual([
    "plain-1",
    "plain-2",
  ]);
});

test.each([
  ["another gain", { ...query, want: { subcategories: { a: 4 } } }],
  ["an unknown class", { ...query, class: "other" }],
  ["a misspelt key", { ...query, want: { ...query.want, atributes: ["x"] } }],
  ["no attributes where some are announced", { ...query, want: { ...query.want, attributes: [] } }],
  ["half a place", { ...query, want: { ...query.want, place: { lat: 18, lng: 73 } } }],
])("%s is refused with its line", (_, broken) => {
  expect(() => readJudgedQueries(fileOf(query, broken))).toThrow(/queries\.jsonl:3 is not a judged query/);
});
