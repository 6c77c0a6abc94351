import { describe, expect, test } from "vitest";
import { bucketOf, pageKindOf, ratingOf, valueOf } from "@/lib/shared/vitals";

test.each([
  ["/", "home"],
  ["/hi", "home"],
  ["/hi/", "home"],
  ["/services", "results"],
  ["/hi/services", "results"],
  ["/services/category/packaging", "category"],
  ["/services/in/pune/packaging", "city"],
  ["/hi/services/location", "state"],
  ["/services/red-bricks-0123456789abcdef", "listing"],
  ["/company/acme-0123456789abcdef", "company"],
  ["/blogs", "other"],
  ["/hi/blogs/first-gst-number", "article"],
  ["/hindi", "other"],
  ["/about", "other"],
])("%s is %s", (path, kind) => expect(pageKindOf(path)).toBe(kind));

test("ratings follow the bounds of each metric", () => {
  expect([2500, 2501, 4000, 4001].map((ms) => ratingOf("LCP", ms))).toEqual([
    "good",
    "needs-improvement",
    "needs-improvement",
    "poor",
  ]);
  expect(ratingOf("INP", 200)).toBe("good");
  expect(ratingOf("CLS", 0.26)).toBe("poor");
});

describe("buckets", () => {
  test.each([
    ["LCP", [1, 3.7, 180, 2500, 59_999, 600_000]],
    ["CLS", [0.001, 0.02, 0.1, 0.25, 3]],
  ] as const)("of %s tell a value to 5 %%, in its order", (metric, values) => {
    for (const value of values)
      expect(Math.abs(valueOf(metric, bucketOf(metric, value)) / value - 1)).toBeLessThan(0.05);
    const buckets = values.map((value) => bucketOf(metric, value));
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    expect(new Set(buckets).size).toBe(buckets.length);
  });

  test("nothing at all is the lowest", () => {
    expect(bucketOf("CLS", 0)).toBe(0);
    expect(valueOf("CLS", 0)).toBe(0);
    expect(bucketOf("INP", 0.4)).toBe(0);
  });
});
