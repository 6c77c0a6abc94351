import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCALES, localePath, withoutLocale } from "@/lib/shared/locale";
import { checkHtml, findJava, HOW_TO_GET_JAVA } from "@/tests/support/crawl/html-checker";
import { type PageFacts, readPage } from "@/tests/support/crawl/read-page";
import { readSitemaps, type SitemapUrl } from "@/tests/support/crawl/read-sitemaps";
import { judgeStructuredData } from "@/tests/support/crawl/structured-data";
import { expect, test } from "@/tests/e2e/test";

/** `CRAWL=all` reads every page; otherwise of what there are hundreds of one kind, one in so many. */
const IS_WHOLE = process.env["CRAWL"] === "all";
const ONE_IN = { listings: 120, companies: 60, cities: 24 } as const;
const AT_ONCE = 6;
/** Links that differ only in what their query says (every listing can be reported): so many of them are followed. */
const MOST_OF_A_QUERY = 100;
const SITEMAP_LIMIT = 50_000;

type Page = PageFacts & { readonly loc: string };

let origin: string;
let folder: string;
/** By sitemap; what stands in them, and which of it is read. */
let sitemaps: ReadonlyMap<string, readonly SitemapUrl[]>;
let chosen: readonly SitemapUrl[];
/** What was answered for each of them. */
const answers = new Map<string, { status: number; page?: Page; isKeptOut?: boolean }>();
const pages = new Map<string, Page>();
const faults: string[] = [];

/** Does the work for all of them, so many at once. */
async function forAll<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of queue) await work(item, index);
    }),
  );
}

/** Of a large sitemap every so-manieth address with its twin, which stands behind it. */
function choose(name: string, urls: readonly SitemapUrl[]): readonly SitemapUrl[] {
  const kind = Object.entries(ONE_IN).find(([kind]) => name.includes(kind));
  if (IS_WHOLE || kind === undefined) return urls;
  return urls.filter((_url, index) => Math.floor(index / LOCALES.length) % kind[1] === 0);
}

/** The address as the pages write it: without what a fragment adds. */
const addressOf = (href: string, from: string): string | null => {
  const url = new URL(href, from);
  url.hash = "";
  return url.origin === origin ? url.href : null;
};

const twinsOf = (map: ReadonlyMap<string, string>) => JSON.stringify([...map].toSorted());

/** The same text on several pages, each told once. */
function findDuplicates(what: string, textOf: (page: Page) => string | undefined): void {
  const seen = new Map<string, string[]>();
  for (const page of pages.values()) {
    const text = textOf(page) ?? "";
    seen.set(text, [...(seen.get(text) ?? []), page.loc]);
  }
  for (const [text, found] of seen)
    if (found.length > 1) faults.push(`${what} '${text}' on ${found.slice(0, 3).join(" and ")}`);
}

test.describe.configure({ mode: "serial" });

// Before whichever test is run, so that one of them alone has seen every page too.
test.beforeAll(async () => {
  test.setTimeout(20 * 60_000);
  origin = new URL(process.env.BASE_URL!).origin;
  folder = mkdtempSync(path.join(tmpdir(), "crawl-"));
  sitemaps = await readSitemaps(origin);
  chosen = [...sitemaps].flatMap(([name, urls]) => choose(name, urls));
  await forAll(chosen, async ({ loc }, index) => {
    const response = await fetch(loc, { redirect: "manual" });
    const html = await response.text();
    if (response.status !== 200) return void answers.set(loc, { status: response.status });
    writeFileSync(path.join(folder, `${index}.html`), html);
    // Cloned: a part of a text keeps the whole text in memory, and all pages are more than fits.
    const page = { ...structuredClone(readPage(html)), loc };
    answers.set(loc, { status: 200, page, isKeptOut: response.headers.has("x-robots-tag") });
    pages.set(loc, page);
  });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeEach(() => void faults.splice(0));

test("the sitemaps name every address once, with its twins, and no date of the future", async () => {
  const all = [...sitemaps.values()].flat();
  expect(all.length).toBeGreaterThan(1000);
  expect([...sitemaps.values()].filter(({ length }) => length > SITEMAP_LIMIT)).toEqual([]);
  const byLoc = new Map(all.map((url) => [url.loc, url]));
  expect(byLoc.size).toBe(all.length);
  for (const { loc, lastmod, twins } of all) {
    if (!loc.startsWith(`${origin}/`)) faults.push(`${loc} is somewhere else`);
    if (lastmod !== null && !(new Date(lastmod) <= new Date())) faults.push(`${loc} changed at ${lastmod}`);
    const english = new URL(loc);
    english.pathname = withoutLocale(english.pathname);
    for (const locale of LOCALES) {
      const twin = twins.get(locale);
      if (twin !== new URL(localePath(locale, english.pathname + english.search), origin).href)
        faults.push(`${loc} has the twin ${twin}`);
      else if (twinsOf(byLoc.get(twin)?.twins ?? new Map()) !== twinsOf(twins))
        faults.push(`${loc}: ${twin} differs`);
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
});

test("every page of the sitemaps is there, says what it is, and is like no other", () => {
  expect(chosen.length).toBeGreaterThan(100);
  for (const { loc, twins } of chosen) {
    const fault = (text: string) => faults.push(`${loc}: ${text}`);
    const { status, page, isKeptOut } = answers.get(loc)!;
    if (page === undefined) {
      fault(`status ${status}`);
      continue;
    }
    const { pathname, search } = new URL(loc);
    const locale = pathname === "/hi" || pathname.startsWith("/hi/") ? "hi" : "en";
    if (page.h1 !== 1) fault(`${page.h1} h1`);
    if (page.titles.length !== 1 || page.titles[0]!.trim() === "") fault(`${page.titles.length} titles`);
    if (page.descriptions.length !== 1 || page.descriptions[0]!.trim() === "") fault("no description");
    if (page.canonicals.join() !== loc) fault(`canonical ${page.canonicals.join()}`);
    if (page.isNoindex || isKeptOut) fault("noindex");
    if (page.lang !== locale) fault(`lang ${page.lang}`);
    if (twinsOf(page.twins) !== twinsOf(twins)) fault(`twins ${twinsOf(page.twins)}`);
    for (const name of [
      "og:title",
      "og:description",
      "og:url",
      "og:image",
      "og:type",
      "og:locale",
      "twitter:card",
    ])
      if (!page.share.get(name)) fault(`no ${name}`);
    if (new URL(page.share.get("og:url") ?? "/", origin).href !== loc)
      fault(`og:url ${page.share.get("og:url")}`);
    for (const text of judgeStructuredData(withoutLocale(pathname) + search, page.structured)) fault(text);
  }
  findDuplicates("title", (page) => page.titles[0]);
  findDuplicates("description", (page) => page.descriptions[0]);
  expect(faults.slice(0, 40)).toEqual([]);
});

test("no link is broken, and every page is linked from another one", async () => {
  test.setTimeout(20 * 60_000);
  /** Address → a page that links to it. */
  const linked = new Map<string, string>();
  for (const { loc, links } of pages.values())
    for (const href of links) {
      const address = addressOf(href, loc);
      if (address !== null && address !== loc && !linked.has(address)) linked.set(address, loc);
    }
  const known = new Set([...sitemaps.values()].flat().map(({ loc }) => loc));
  const followed = new Map<string, number>();
  // What stands in the sitemaps was fetched, or is of a kind of which enough was.
  const targets = [...linked].filter(([address]) => {
    const { pathname, searchParams } = new URL(address);
    const query = `${pathname}?${[...searchParams.keys()].join("&")}`;
    followed.set(query, (followed.get(query) ?? 0) + 1);
    return !known.has(address) && followed.get(query)! <= MOST_OF_A_QUERY;
  });
  await forAll(targets, async ([address, from]) => {
    const response = await fetch(address);
    await response.body?.cancel();
    if (!response.ok) faults.push(`${from} links to ${address}: ${response.status}`);
  });
  const many = Object.keys(ONE_IN);
  for (const [name, urls] of sitemaps)
    if (IS_WHOLE || !many.some((kind) => name.includes(kind)))
      for (const { loc } of urls) if (!linked.has(loc)) faults.push(`no page links to ${loc}`);
  expect(faults.slice(0, 40)).toEqual([]);
});

test("the pictures of pages are PNGs of the size they are said to have", async () => {
  // One of each kind: what differs within a kind is what is written on it.
  const kinds = new Map<string, string>();
  for (const { share } of pages.values()) {
    const picture = share.get("og:image")!;
    kinds.set(new URL(picture).pathname.split("/").slice(3, 5).join("/"), picture);
  }
  expect([...kinds.keys()].length).toBeGreaterThanOrEqual(12);
  for (const picture of kinds.values()) {
    const response = await fetch(picture, { redirect: "manual" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test("every page is valid HTML", async () => {
  const java = findJava();
  test.skip(java === null && !process.env.CI, `no Java: ${HOW_TO_GET_JAVA}`);
  expect(java, `no Java: ${HOW_TO_GET_JAVA}`).not.toBeNull();
  test.setTimeout(20 * 60_000);
  expect(chosen.length).toBeGreaterThan(100);
  const messages = await checkHtml(java!, folder);
  const told = messages.map(({ url, message, extract }) => {
    const index = Number(/(\d+)\.html$/.exec(url ?? "")?.[1]);
    return `${chosen[index]?.loc}: ${message} ${extract ?? ""}`;
  });
  expect(told.slice(0, 20)).toEqual([]);
});
