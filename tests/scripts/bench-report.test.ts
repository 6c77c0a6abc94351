import { expect, test } from "vitest";
import { latencyChart } from "@/scripts/bench/latency-chart";
import { lineOf, type Report, type Row, slowerThan } from "@/scripts/bench/row";

const report = (rows: number, results: readonly Omit<Row, "part">[]): Report => ({
  machine: "two cores",
  date: "2026-11-23T00:00:00Z",
  rows,
  results: results.map((row) => ({ part: "b", ...row })),
});
const rate = (name: string, value: number, empty: number): Omit<Row, "part"> => ({
  name,
  unit: "requests/s",
  value,
  beside: { name: "empty handler", value: empty },
});

test("a line tells the value, what it is held against, and what failed", () => {
  expect(lineOf({ part: "c", ...rate("/health", 570, 1000) })).toMatch(
    /^\/health +570 requests\/s +1,000 empty handler +0\.57×$/,
  );
  expect(lineOf({ part: "b", name: "page 500", unit: "ms", value: null, note: "timed out" })).toMatch(
    /failed +\(timed out\)$/,
  );
});

test("what became slower is told by its ratio, which leaves the machine out", () => {
  const before = report(1000, [
    rate("as before on half a machine", 800, 1000),
    rate("slower", 800, 1000),
    { name: "search", unit: "ms", value: 10 },
    { name: "quicker", unit: "ms", value: 10 },
    { name: "fails now", unit: "ms", value: 10 },
    { name: "failed", unit: "ms", value: null },
  ]);
  const now = report(1000, [
    rate("as before on half a machine", 400, 500),
    rate("slower", 800, 2000),
    { name: "search", unit: "ms", value: 20 },
    { name: "quicker", unit: "ms", value: 5 },
    { name: "fails now", unit: "ms", value: null, note: "timed out" },
    { name: "failed", unit: "ms", value: 5 },
    { name: "new", unit: "ms", value: 5 },
  ]);
  expect(slowerThan(before, now)).toEqual([
    "b  slower: 0.80 → 0.40 of empty handler, 2.00 × slower",
    "b  search: 10.0 → 20.0 ms, 2.00 × slower",
    "b  fails now: failed (timed out)",
  ]);
});

test("the chart has a line for each shape, a point for each size, and is XML", () => {
  const at = (rows: number, ms: number) =>
    report(rows, [
      { name: "rare word, counted", unit: "ms", value: ms },
      { name: "nearest, counted", unit: "ms", value: rows === 10_000 ? null : ms },
    ]);
  const svg = latencyChart([at(1_000_000, 40), at(10_000, 4)]);
  expect(svg.match(/<polyline/g)).toHaveLength(2);
  expect(svg.match(/<circle/g)).toHaveLength(3);
  expect(svg).toContain(">rare word</text>");
  const [, points] = /<polyline points="([^"]+)"/.exec(svg)!;
  const [few, many] = points!.split(" ").map((point) => point.split(",").map(Number));
  expect(few![0]).toBeLessThan(many![0]!);
  expect(few![1]).toBeGreaterThan(many![1]!);
  expect(() => latencyChart([report(1000, [])])).toThrow("part b");
});
