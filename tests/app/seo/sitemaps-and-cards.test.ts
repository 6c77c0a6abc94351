import { useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as card } from "@/app/media/og/[locale]/[kind]/[file]/route";
import { GET as sitemapIndex } from "@/app/sitemap.xml/route";
import { GET as sitemap } from "@/app/sitemap/[name]/route";
import { readIndexedListings } from "@/lib/domain/listings/sitemap/indexed-rows";
import { forgetSitemaps, listingSitemaps } from "@/lib/domain/listings/sitemap/sitemap-parts";
import { db } from "@/lib/server/db";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";

vi.stubEnv("APP_ORIGIN", "https://www.example.com");

useDatabase();

const [ACME, SOURCE] = [idOf("p", 1), idOf("p", 2)];
const PUMPS = idOf("c", 1);
const [FIRST, PENDING, IMPORTED] = [idOf("x", 1), idOf("x", 8), idOf("x", 9)];
const CHANGED = "2026-03-04T05:06:07.000Z";

beforeAll(async () => {
  await insertStates([{ code: "MH", name: "Maharashtra" }]);
  await insertCompanies([
    { id: ACME, name: "Acme & Sons", type: "supplier" },
    { id: SOURCE, name: "Public data", type: null, source: "Public data" },
  ]);
  await insertCategories(
    [
      { id: PUMPS, name: "Pumps", slug: "pumps" },
      { id: idOf("c", 2), name: "Empty", slug: "empty" },
      { id: idOf("c", 3), name: "Hidden", slug: "hidden" },
    ],
    [{ id: idOf("s", 1), categoryId: PUMPS, name: "Hand pumps", slug: "hand-pumps" }],
  );
  await db.category.update({ where: { id: idOf("c", 3) }, data: { hidden: true } });
  const pump = { categoryId: PUMPS, city: "Pune", stateCode: "MH" };
  await insertListings([
    ...[1, 2, 3].map((n) => aListing({ ...pump, id: idOf("x", n), providerUserId: ACME, name: `Pump ${n}` })),
    aListing({ ...pump, id: PENDING, providerUserId: ACME, status: "pending_approval", publishedAt: null }),
    aListing({ categoryId: PUMPS, id: IMPORTED, providerUserId: SOURCE }),
  ]);
  await db.$executeRaw`UPDATE listings SET updated_at = ${new Date(CHANGED)}`;
});

beforeEach(forgetSitemaps);

const request = new Request("http://localhost/");
const read = async (name: string) => {
  const response = await sitemap(request, { params: Promise.resolve({ name }) });
  return { status: response.status, text: await response.text() };
};
/** The English addresses of a sitemap, each with its lastmod. */
const entries = (xml: string) =>
  [...xml.matchAll(/<url><loc>https:\/\/www\.example\.com([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
    .map(([, path, lastmod]) => ({ path: path!.replaceAll("&amp;", "&"), lastmod }))
    .filter(({ path }) => !/^\/hi(\/|$)/.test(path));

describe("sitemaps", () => {
  test("the index names each sitemap with the last change of what it holds", async () => {
    const xml = await (await sitemapIndex(request, {})).text();
    expect(
      [...xml.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
        ([, ...found]) => found,
      ),
    ).toEqual([
      ["/sitemap/pages.xml", undefined],
      ["/sitemap/listings-1.xml", CHANGED],
      ["/sitemap/companies-1.xml", CHANGED],
      ["/sitemap/cities-1.xml", expect.any(String)],
    ]);
  });

  test("only what is public and indexed stands in them, with when it changed", async () => {
    const listings = entries((await read("listings-1.xml")).text);
    expect(listings).toEqual([
      ...[1, 2, 3].map((n) => ({ path: `/services/pump-${n}-${idOf("x", n)}`, lastmod: CHANGED })),
      { path: `/services/water-pump-${IMPORTED}`, lastmod: CHANGED },
    ]);
    const companies = entries((await read("companies-1.xml")).text);
    expect(companies).toEqual([{ path: `/company/acme-sons-${ACME}`, lastmod: CHANGED }]);
    expect(entries((await read("cities-1.xml")).text).map(({ path }) => path)).toEqual([
      "/services/in/pune/pumps",
    ]);
  });

  test("a category without listings has no date, a hidden one no entry; states carry theirs", async () => {
    const pages = new Map(
      entries((await read("pages.xml")).text).map(({ path, lastmod }) => [path, lastmod]),
    );
    expect(pages.get("/services/category/pumps")).toBe(CHANGED);
    expect([...pages.keys()]).toContain("/services/category/pumps--hand-pumps?type=subcategory");
    expect([pages.has("/services/category/empty"), pages.get("/services/category/empty")]).toEqual([
      true,
      undefined,
    ]);
    expect(pages.has("/services/category/hidden")).toBe(false);
    expect(pages.get("/services/location?location=Maharashtra")).toBe(CHANGED);
    expect(pages.get("/services/location?location=Kerala")).toBeUndefined();
    expect(pages.get("/blogs")).toMatch(/^2026-/);
    expect([pages.has("/"), pages.get("/")]).toEqual([true, undefined]);
  });

  test("many listings are split by ranges of ids that hold each of them once", async () => {
    const parts = await listingSitemaps(3);
    expect(parts.map(({ from }) => from)).toEqual([FIRST, IMPORTED]);
    const ids: string[] = [];
    for (const { from } of parts)
      for await (const batch of readIndexedListings(from, 3)) ids.push(...batch.map(({ id }) => id));
    expect(ids).toEqual([...[1, 2, 3].map((n) => idOf("x", n)), IMPORTED]);
  });

  test.each(["listings-2.xml", "listings-0.xml", "nothing-1.xml", "constructor-1.xml", "pages"])(
    "%s is not there",
    async (name) => {
      expect((await read(name)).status).toBe(404);
    },
  );
});

test("however many sitemaps are asked for, they ask the database one after the other", async () => {
  const ask = db.$queryRaw.bind(db) as (...given: unknown[]) => Promise<unknown>;
  let [running, most] = [0, 0];
  const spy = vi.spyOn(db, "$queryRaw").mockImplementation((async (...given: unknown[]) => {
    most = Math.max(most, ++running);
    return ask(...given).finally(() => running--);
  }) as unknown as typeof db.$queryRaw);
  const all = async () => {
    const ids: string[] = [];
    for await (const batch of readIndexedListings("", 1000)) ids.push(...batch.map(({ id }) => id));
    return ids;
  };
  const [one, ...others] = await Promise.all(Array.from({ length: 40 }, all));
  spy.mockRestore();
  expect(one!.length).toBeGreaterThan(1);
  for (const other of others) expect(other).toEqual(one);
  expect(most).toBe(1);
});

describe("pictures of pages", () => {
  const get = (locale: string, kind: string, file: string) =>
    card(request, { params: Promise.resolve({ locale, kind, file }) });
  const OLD = "000000000000.png";

  test.each([
    ["listing", FIRST],
    ["category", "pumps"],
    ["category", "pumps--hand-pumps"],
    ["city", "pune--pumps"],
    ["state", "kerala"],
    ["company", ACME],
    ["article", "check-a-gstin-before-you-pay"],
    ["site", "site"],
  ])("%s %s: an old version leads to the present one, a PNG that may be kept for ever", async (kind, key) => {
    const old = await get("hi", kind, `${key}.${OLD}`);
    expect([old.status, old.headers.get("cache-control")]).toEqual([307, "no-store"]);
    const present = old.headers.get("location")!;
    expect(present).toMatch(new RegExp(`^/media/og/hi/${kind}/${key}\\.[0-9a-f]{12}\\.png$`));
    const picture = await get("hi", kind, present.split("/").at(-1)!);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test("another price is another picture", async () => {
    const address = async () => (await get("en", "listing", `${FIRST}.${OLD}`)).headers.get("location")!;
    const before = await address();
    await db.$executeRaw`UPDATE listings SET price = 2000 WHERE id = ${FIRST}`;
    expect(await address()).not.toBe(before);
    expect((await get("en", "listing", before.split("/").at(-1)!)).status).toBe(307);
  });

  test.each([
    ["en", "listing", `${PENDING}.${OLD}`],
    ["en", "listing", `${idOf("x", 99)}.${OLD}`],
    ["en", "listing", "nonsense"],
    ["en", "city", `pune--empty.${OLD}`],
    ["en", "constructor", `a.${OLD}`],
    ["fr", "state", `kerala.${OLD}`],
    ["en", "state", `..%2f.${OLD}`],
  ])("%s/%s/%s has none, and nobody keeps that", async (locale, kind, file) => {
    const response = await get(locale, kind, file);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  test("a listing that is no longer offered has none, whatever was drawn before", async () => {
    const present = (await get("en", "listing", `${idOf("x", 2)}.${OLD}`)).headers
      .get("location")!
      .split("/")
      .at(-1)!;
    expect((await get("en", "listing", present)).status).toBe(200);
    await db.$executeRaw`UPDATE listings SET status = 'archived', archived_from = 'approved' WHERE id = ${idOf("x", 2)}`;
    expect((await get("en", "listing", present)).status).toBe(410);
  });
});
