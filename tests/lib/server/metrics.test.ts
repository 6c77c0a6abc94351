import { afterEach, expect, test, vi } from "vitest";
import { countCall, countSearchStep, readMetrics, watchFigure } from "@/lib/server/metrics";

afterEach(() => vi.unstubAllEnvs());

test("nothing is counted where nobody may read it", async () => {
  vi.stubEnv("METRICS_TOKEN", "");
  countSearchStep("whole");
  watchFigure("a_figure", "One of this test", "all", () => 1);
  expect(await readMetrics()).toBeNull();
});

test("calls are counted by operation and class of status, with their time", async () => {
  vi.stubEnv("METRICS_TOKEN", "a token of sixteen");
  countCall("GET", "/listings/{id}", 404, 0.03);
  const { text } = (await readMetrics())!;
  const labels = 'method="GET",path="/listings/{id}",status="4xx"';
  expect(text).toContain(`vendorsetu_api_call_seconds_count{${labels}} 1`);
  expect(text).toContain(`vendorsetu_api_call_seconds_bucket{le="0.025",${labels}} 0`);
  expect(text).toContain(`vendorsetu_api_call_seconds_bucket{le="0.05",${labels}} 1`);
});

test("a figure is read when it is asked for, each part by itself, the last reader of a part alone", async () => {
  vi.stubEnv("METRICS_TOKEN", "a token of sixteen");
  let size = 1;
  watchFigure("queue_length", "Of this test", "one", () => -1);
  watchFigure("queue_length", "Of this test", "one", () => size);
  watchFigure("queue_length", "Of this test", "other", () => 7);
  size = 5;
  const { text } = (await readMetrics())!;
  expect(text.split("\n").filter((line) => line.startsWith("vendorsetu_queue_length"))).toEqual([
    'vendorsetu_queue_length{part="one"} 5',
    'vendorsetu_queue_length{part="other"} 7',
  ]);
});
