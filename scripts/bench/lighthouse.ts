// npm run bench -- lighthouse [--url http://localhost:3000] [--runs 5] [--beside URL]: Lighthouse (mobile) over five pages
// of a running site, in turn with those of another one, as of the commit before. Run it beside nothing else: the performance
// of a busy machine is not the site's.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "@/scripts/bench/median";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "@/tests/support/browser";
import { readSitemaps } from "@/tests/support/crawl/read-sitemaps";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** What is asked of the median run: docs/benchmarks.md. */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MAX_SHIFT = 0.02;
/** Attempts at one run: now and then the browser hands Lighthouse a trace without its beginning (NO_NAVSTART). */
const ATTEMPTS = 4;

/** Of Lighthouse's report, what is read here. */
type Report = {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly numericValue?: number } | undefined
    >
  >;
};

/** The pages, by kind: what depends on the data is the first of its kind in the sitemaps. */
async function pagesOf(origin: string): Promise<readonly (readonly [kind: string, url: string])[]> {
  const all = [...(await readSitemaps(origin)).values()].flat().map(({ loc }) => {
    const { pathname, search } = new URL(loc);
    return pathname + search;
  });
  const first = (kind: string, pattern: RegExp) => {
    const found = all.find((address) => pattern.test(address));
    if (found === undefined) throw new Error(`the sitemaps have no page of the kind '${kind}'`);
    return [kind, origin + found] as const;
  };
  return [
    ["home", `${origin}/`],
    ["results", `${origin}/services`],
    first("listing", /^\/services\/[^/?]+$/),
    first("category", /^\/services\/category\/[^/?]+$/),
    first("article", /^\/blogs\/[^/]+$/),
  ];
}

/** One run in a browser of its own: the report, as Lighthouse prints it. A failed run prints one too, and exits with 1. */
async function attempt(url: string, browser: string): Promise<Report> {
  const require = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  // A failed run exits with 1 before a pipe has taken all of its report: it goes to a file.
  const failure = await promisify(execFile)(
    process.execPath,
    [
      require.resolve("lighthouse/cli/index.js"),
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      "--no-enable-error-reporting",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run " +
        "--disable-background-networking --disable-component-update --disable-sync",
    ],
    { env: { ...process.env, CHROME_PATH: browser } },
  ).then(
    () => null,
    (error: Error) => error,
  );
  try {
    if (failure && !existsSync(file)) throw failure;
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A run that was measured; one whose trace is broken is made again. */
async function run(url: string, browser: string): Promise<Report> {
  for (let n = 1; ; n++) {
    const report = await attempt(url, browser);
    if (!report.runtimeError) return report;
    if (n === ATTEMPTS || report.runtimeError.code !== "NO_NAVSTART")
      throw new Error(`${url}: ${report.runtimeError.message}`);
  }
}

/** The cells of a page's line: medians of its runs, and its largest layout shift. */
function summaryOf(reports: readonly Report[]) {
  const of = (audit: string) => reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN);
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? NaN))),
    ]),
  );
  const shift = Math.max(...of("cumulative-layout-shift"));
  const cells = [
    ...CATEGORIES.map((category, at) => String(scores[category]).padStart([11, 13, 14, 3][at]!)),
    ...["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map((audit, at) =>
      median(of(audit)).toFixed(0).padStart([7, 6, 6][at]!),
    ),
    shift.toFixed(4).padStart(7),
  ];
  const isGood =
    shift < MAX_SHIFT && CATEGORIES.every((category) => (scores[category] ?? 0) >= LEAST[category]);
  return { line: cells.join("  "), isGood };
}

/**
 * Prints a line for each page, the medians of its runs and its largest layout shift, and below it what its runs found.
 * @param beside a site whose pages of the same kinds are measured in turn with these, and judged by nothing
 * @throws Error where there is no browser, or no site at one of the addresses
 * @returns whether every page of `url` is as good as is asked
 */
export async function benchLighthouse({
  url,
  beside,
  runs,
}: {
  url: string;
  beside: string | undefined;
  runs: number;
}): Promise<boolean> {
  const browser = findBrowser();
  if (browser === null) throw new Error(HOW_TO_GET_A_BROWSER);
  const others = beside === undefined ? undefined : new Map(await pagesOf(new URL(beside).origin));
  let isGood = true;
  console.log(`medians of ${runs} runs; load of the machine at the start: ${loadavg()[0]!.toFixed(1)}\n`);
  console.log("page      performance  accessibility  best practices  SEO   FCP ms  LCP ms  TBT ms  CLS max");
  for (const [kind, page] of await pagesOf(new URL(url).origin)) {
    const other = others?.get(kind);
    // Kept pages are rendered for whoever asks first, and that is nobody of these.
    for (const address of [page, other ?? []].flat()) await (await fetch(address)).text();
    const reports: Report[] = [];
    const besides: Report[] = [];
    for (let n = 0; n < runs; n++) {
      reports.push(await run(page, browser));
      if (other !== undefined) besides.push(await run(other, browser));
    }
    const summary = summaryOf(reports);
    console.log(`${kind.padEnd(8)}  ${summary.line}`);
    if (other !== undefined) console.log(`  beside  ${summaryOf(besides).line}`);
    if (summary.isGood) continue;
    isGood = false;
    for (const line of findings(reports)) console.log(`  ${line}`);
  }
  return isGood;
}

/** What keeps runs from full marks, each told once: audits that count, and hints for speed. */
function findings(reports: readonly Report[]): string[] {
  const found = new Set<string>();
  for (const { categories, audits } of reports)
    for (const [category, { auditRefs }] of Object.entries(categories))
      for (const { id, weight } of auditRefs) {
        const { score, title } = audits[id] ?? { score: null, title: "" };
        if (weight > 0 && score !== null && score < 0.9) found.add(`${category}: ${title} (${id})`);
      }
  return [...found];
}
