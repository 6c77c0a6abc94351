/** Kinds of public pages, for figures that are told by kind. */
export const PAGE_KINDS = [
  "home",
  "results",
  "category",
  "city",
  "state",
  "listing",
  "company",
  "article",
  "other",
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The first that fits a path without its language. */
const KIND_OF: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/?$/, "home"],
  [/^\/services\/?$/, "results"],
  [/^\/services\/category\//, "category"],
  [/^\/services\/in\//, "city"],
  [/^\/services\/location\/?$/, "state"],
  [/^\/services\/[^/]+\/?$/, "listing"],
  [/^\/company\//, "company"],
  [/^\/blogs\/./, "article"],
];

/** What kind of page stands at a path, in either language. */
export function pageKindOf(path: string): PageKind {
  const own = path.replace(/^\/hi(?=\/|$)/, "");
  return KIND_OF.find(([pattern]) => pattern.test(own))?.[1] ?? "other";
}

/** Largest paint and slowest answer to a press, ms; how far things moved by themselves, a share of the window. */
export const VITALS = ["LCP", "INP", "CLS"] as const;
export type Vital = (typeof VITALS)[number];

/** Up to the first it is good, above the second poor (web.dev/articles/vitals). */
const BOUNDS: Readonly<Record<Vital, readonly [number, number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};
export const RATINGS = ["good", "needs-improvement", "poor"] as const;
export type Rating = (typeof RATINGS)[number];

export function ratingOf(metric: Vital, value: number): Rating {
  const [good, bearable] = BOUNDS[metric];
  return value <= good ? "good" : value <= bearable ? "needs-improvement" : "poor";
}

/** Values are counted in buckets, each a twentieth above the one before, so that a percentile is right to 5 %. */
const STEP = 1.05;
/** What one unit of the lowest bucket is: 1 ms, or a thousandth of the window. */
const unitOf = (metric: Vital): number => (metric === "CLS" ? 0.001 : 1);

/** The bucket of a value ≥ 0: 0 holds what is below one unit. */
export function bucketOf(metric: Vital, value: number): number {
  const units = value / unitOf(metric);
  return units < 1 ? 0 : 1 + Math.floor(Math.log(units) / Math.log(STEP));
}

/** The value in the middle of a bucket. */
export function valueOf(metric: Vital, bucket: number): number {
  return bucket === 0 ? 0 : unitOf(metric) * STEP ** (bucket - 0.5);
}
