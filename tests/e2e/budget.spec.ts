import { get } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "@/tests/e2e/test";
import { readSitemaps } from "@/tests/support/crawl/read-sitemaps";

/** What a page may load above the emptiest one and still be light: as a factor. */
const MAX_FACTOR = 1.12;
/** What it may load at most, in bytes: home, lists of results, and any other page. */
const MAX_HOME = 154_500;
const MAX_RESULTS = 157_800;
const MAX_BYTES = 151_000;
const AT_ONCE = 3;
/** So long nothing is asked of a page that has come to rest, in ms (components/ui/use-loaded-soon.ts). */
const REST_MS = 2000;

const FIXED = [
  "/",
  "/services",
  "/services/location?location=Goa",
  "/categories",
  "/locations",
  "/blogs",
  "/about",
  "/contact",
  "/promoter",
  "/privacy",
];

/** Kinds of pages whose addresses depend on the data: each kind's first in the sitemaps. */
const KINDS: Readonly<Record<string, RegExp>> = {
  category: /^\/services\/category\/(?!.*--)[^?]+$/,
  subcategory: /^\/services\/category\/.+--/,
  city: /^\/services\/in\/[^/]+\/[^/]+$/,
  listing: /^\/services\/[^/?]+$/,
  company: /^\/company\//,
  article: /^\/blogs\/[^/]+$/,
};

/** What has a search bar, filters and a list: results, a category, a place. Not a listing. */
const isList = (path: string): boolean => /^\/services(?:\?|$|\/(?:category|in|location)\b)/.test(path);

test("no public page loads much more script than the emptiest one", async ({ browser, request }) => {
  const origin = process.env.BASE_URL!;
  const addresses = [...(await readSitemaps(origin)).values()].flat().map(({ loc }) => {
    const { pathname, search } = new URL(loc);
    return pathname + search;
  });
  const ofKinds = Object.entries(KINDS).map(([kind, pattern]) => {
    const found = addresses.find((address) => pattern.test(address));
    expect(found, `a page of the kind '${kind}'`).toBeDefined();
    return found!;
  });
  const sizes = new Map<string, Promise<number>>();
  /** In bytes, compressed in one way whatever the server does. */
  const sizeOf = (url: string) => {
    if (!sizes.has(url))
      sizes.set(
        url,
        request.get(url).then(async (file) => gzipSync(await file.body()).length),
      );
    return sizes.get(url)!;
  };

  const category = ofKinds[Object.keys(KINDS).indexOf("category")]!;
  // Hindi last: a tab that had its font asks its cache for it on every later page.
  const waiting = [...FIXED, ...ofKinds, `${category}?type=allsubcategories`, "/hi"];
  /** 'page file' */
  const fonts = new Set<string>();
  const visits: { path: string; scripts: ReadonlySet<string> }[] = [];
  // A fresh cache for all of them: what is asked for counts, wherever the browser takes it from.
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  // The first load: what waits for seconds until a page has come to rest would count on a slow machine alone.
  await context.addInitScript((restMs) => {
    const later = window.setTimeout.bind(window);
    const sooner = (work: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < restMs ? later(work, ms, ...args) : 0;
    Object.assign(window, { setTimeout: sooner });
  }, REST_MS);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = await context.newPage();
      let scripts = new Set<string>();
      page.on("request", (one) => {
        if (one.resourceType() === "script") scripts.add(one.url());
        if (one.resourceType() === "font") fonts.add(`${page.url()} ${one.url()}`);
      });
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        scripts = new Set();
        const answer = await page.goto(path, { waitUntil: "networkidle" });
        expect(answer?.status(), path).toBe(200);
        visits.push({ path, scripts });
      }
    }),
  );
  await context.close();

  // English pages: the file of all Devanagari is larger than the scripts of a page.
  const isHindi = (page: string) => /^\/hi(?:\/|$)/.test(new URL(page).pathname);
  expect(fonts.size).toBeGreaterThan(10);
  const devanagari = [...fonts].filter((one) => one.includes("sans-devanagari"));
  expect(devanagari.length).toBeGreaterThan(0);
  expect(devanagari.filter((one) => !isHindi(one.split(" ")[0]!))).toEqual([]);

  // What most pages load each of them does: what waits until a page has come to rest may come after that was looked at.
  const all = [...new Set(visits.flatMap(({ scripts }) => [...scripts]))];
  const common = all.filter(
    (url) => visits.filter(({ scripts }) => scripts.has(url)).length * 2 > visits.length,
  );
  const loads = await Promise.all(
    visits.map(async ({ path, scripts }) => {
      const whole = [...new Set([...scripts, ...common])];
      const bytes = await Promise.all(whole.map(sizeOf));
      return { path, bytes: bytes.reduce((sum, one) => sum + one, 0), scripts: whole };
    }),
  );
  const emptiest = loads.reduce((least, one) => (one.bytes < least.bytes ? one : least));
  expect(emptiest.bytes).toBeGreaterThan(50_000);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const most = (path: string) =>
    Math.min(
      emptiest.bytes * MAX_FACTOR,
      /^\/(?:hi)?$/.test(path) ? MAX_HOME : isList(path) ? MAX_RESULTS : MAX_BYTES,
    );
  const offenders = await Promise.all(
    loads
      .filter(({ path, bytes }) => bytes > most(path))
      .map(async ({ path, bytes, scripts }) => {
        const own = scripts.filter((url) => !emptiest.scripts.includes(url));
        const named = await Promise.all(
          own.map(async (url) => `${new URL(url).pathname} ${kB(await sizeOf(url))}`),
        );
        return `${path}: ${kB(bytes)}, above ${kB(most(path))}, of it ${named.join(", ")}`;
      }),
  );
  expect(offenders, `${emptiest.path} has ${kB(emptiest.bytes)}`).toEqual([]);
});

test("pages, data, scripts and drawings travel as small as the client takes them", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0];
  expect(script).toBeDefined();
  for (const path of ["/", "/hi/services", "/api/v1/categories", "/media/land/kerala.svg", script!])
    for (const encoding of ["br", "gzip"]) {
      const response = await request.get(path, { headers: { "Accept-Encoding": encoding } });
      expect([path, response.headers()["content-encoding"]]).toEqual([path, encoding]);
      expect(response.headers()["vary"]).toContain("Accept-Encoding");
    }
});

/** How many bytes of a page's body travel, compressed with brotli. */
const wireSize = (path: string) =>
  new Promise<number>((done, fail) => {
    const url = new URL(path, process.env.BASE_URL);
    get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => (bytes += part.length));
      response.on("end", () => done(bytes));
      response.on("error", fail);
    }).on("error", fail);
  });

/** HTML of a page in bytes: as it is, and as it travels to a browser that takes brotli. */
const HTML_BUDGETS: readonly (readonly [path: string, raw: number, travelling: number])[] = [
  ["/services", 86_000, 16_500],
  ["/services?q=solar+panel", 95_000, 15_300],
  ["/services?q=pump&lat=18.51957&lng=73.85535&radiusKm=25", 91_000, 15_500],
  ["/hi/services", 99_000, 17_000],
  ["/hi/services?q=solar+panel", 108_000, 16_000],
  ["/", 147_000, 20_800],
  ["/hi", 172_000, 22_300],
];

for (const [path, raw, travelling] of HTML_BUDGETS)
  test(`the HTML of ${path} is light`, async ({ request }) => {
    const answer = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers()["content-encoding"]).toBe("br");
    expect((await answer.body()).length).toBeLessThanOrEqual(raw);
    expect(await wireSize(path)).toBeLessThanOrEqual(travelling);
  });

// A second file is a second connection, which a phone waits for before it paints anything.
for (const path of ["/", "/hi", "/services", "/blogs", "/about", "/login"])
  test(`${path} waits for one style sheet`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)).toHaveLength(1);
  });
