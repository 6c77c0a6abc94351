import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseMapping } from "@/lib/domain/listings/import/column-mapping";
import { importListings, type ImportOptions } from "@/lib/domain/listings/import/import-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { ImportReport } from "@/lib/schemas/import";
import type { ListingSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { distanceKm } from "@/lib/shared/geo";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const folder = mkdtempSync(join(tmpdir(), "import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  await db.state.createMany({
    data: [
      { code: "AP", name: "Andhra Pradesh" },
      { code: "TN", name: "Tamil Nadu" },
    ],
  });
  await db.category.create({ data: { name: "Food & Agriculture", slug: "food-agriculture" } });
  const health = await db.category.create({ data: { name: "Health & Medical", slug: "health-medical" } });
  await db.subcategory.create({ data: { categoryId: health.id, name: "Clinics", slug: "clinics" } });
  await db.place.create({
    data: {
      id: 1,
      kind: "city",
      name: "Chittoor",
      label: "Chittoor, Andhra Pradesh",
      stateCode: "AP",
      lat: 13.2172,
      lng: 79.1003,
    },
  });
});

beforeEach(async () => {
  await empty("users", "listings");
});

const HEADER = "id,name,cat,lat,lng,state,block,price,phone";
const FULL =
  "id=id,name=name,category=cat,lat=lat,lng=lng,state=state,address=block+state,price=price,phone=phone";

async function run(content: string | Buffer, options: Partial<ImportOptions> = {}): Promise<ImportReport> {
  const file = join(folder, "facilities.csv");
  writeFileSync(file, content);
  const report = await importListings({
    file,
    mapping: parseMapping(FULL),
    source: "facilities",
    categoryMap: { Agro: "food-agriculture" },
    stateCode: (text) => ({ "Andhra Pradesh": "AP", Tamilnadu: "TN", Atlantis: "XX" })[text] ?? null,
    ...options,
  });
  expect(ImportReport.parse(report)).toEqual(report);
  expect(report.read).toBe(report.created + report.updated + report.unchanged + report.rejected);
  expect(report.errors).toHaveLength(report.rejected);
  return report;
}

const csv = (...rows: string[]): string => [HEADER, ...rows].join("\n");
const counts = ({ read, created, updated, unchanged, rejected }: ImportReport): number[] => [
  read,
  created,
  updated,
  unchanged,
  rejected,
];
/** All that is stored, versions of the rows included: xmin changes with every write. */
const everything = () =>
  db.$queryRaw`SELECT to_jsonb(listings) AS listing, listings.xmin::text, listing_search.words::text, listing_search.xmin::text AS search
               FROM listings LEFT JOIN listing_search ON listing_id = id ORDER BY source, external_id`;
const search = async (fields: Partial<ListingSearch>): Promise<string[]> => {
  const { items } = await searchListings({
    categoryIds: [],
    subcategoryIds: [],
    tags: [],
    sort: "created_desc",
    page: 1,
    limit: 100,
    ...fields,
  });
  return items.map(({ name }) => name).sort();
};

const DAIRY = "7,Milk Dairy,Agro,13.2172,79.1003,Andhra Pradesh,Chittoor,1200,9876543210";

test("a row goes in approved, published now, owned by the source's provider, and is found at once", async () => {
  const before = new Date();
  expect(counts(await run(csv(DAIRY)))).toEqual([1, 1, 0, 0, 0]);
  const listing = await db.listing.findFirstOrThrow({
    include: { category: true, provider: { include: { profile: true } } },
  });
  expect(listing).toMatchObject({
    name: "Milk Dairy",
    source: "facilities",
    externalId: "7",
    status: "approved",
    category: { slug: "food-agriculture" },
    subcategoryId: null,
    stateCode: "AP",
    address: "Chittoor, Andhra Pradesh",
    price: 1200,
    phoneNumber: "9876543210",
    lat: 13.2172,
    lng: 79.1003,
    provider: {
      role: "provider",
      email: null,
      profile: { companyName: "facilities", companyType: null, importSource: "facilities" },
    },
  });
  expect(listing.publishedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
  expect(await search({ q: "dairy" })).toEqual(["Milk Dairy"]);
});

test("missing price, phone and state stay missing, but the state of the nearest place is known", async () => {
  await run(csv("1,Milk Point,Agro,13.2,79.1,,,,", "2,Far Away,Agro,35,97,Atlantis,,free,12"));
  expect(await db.listing.findMany({ orderBy: { externalId: "asc" } })).toMatchObject([
    { price: null, phoneNumber: null, stateCode: "AP", address: "", city: null, description: "", tags: [] },
    { price: null, phoneNumber: null, stateCode: null, address: "Atlantis" },
  ]);
});

test("says which optional values it could not use", async () => {
  const omissions: string[] = [];
  await run(csv(DAIRY, "2,Bad Values,Agro,13,79,Atlantis,,12.50,12345"), {
    onOmission: ({ line, field }) => omissions.push(`${line} ${field}`),
  });
  expect(omissions.sort()).toEqual(["3 phone", "3 price", "3 state"]);
});

test("refusals: line, field, reason; the rest goes in", async () => {
  const report = await run(
    csv(
      "1,,Agro,13,79,,,,",
      "2,PS,Agro,13,79,,,,",
      '3,"two\nlines",Agro,13,79,,,,',
      "4,No Latitude,Agro,,79,,,,",
      "5,No Number,Agro,13,east,,,,",
      "",
      "6,Not Here,Agro,0.0,-180.0,,,,",
      "7,Unknown Thing,Mining,13,79,,,,",
      ",No Id,Agro,13,79,,,,",
      "8,Too,few",
      "9,Nul\0Byte,Agro,13,79,,,,",
      DAIRY,
    ),
  );
  expect(report.errors).toEqual([
    { line: 2, field: "name", reason: "missing" },
    { line: 3, field: "name", reason: "shorter than 3 characters" },
    { line: 6, field: "lat", reason: "missing" },
    { line: 7, field: "lng", reason: "not a number" },
    { line: 9, field: "lat", reason: "outside India (6 to 38)" },
    { line: 10, field: "category", reason: "unknown: Mining" },
    { line: 11, field: "id", reason: "missing" },
    { line: 12, field: "row", reason: "3 columns instead of 9" },
    { line: 13, field: "name", reason: "holds a NUL byte" },
  ]);
  expect(counts(report)).toEqual([11, 2, 0, 0, 9]);
  expect((await db.listing.findMany()).map(({ name }) => name).sort()).toEqual(["Milk Dairy", "two lines"]);
});

test("categories: the map, our slugs and names whatever the case, the default", async () => {
  const rows = csv(
    "1,One Shop,AGRO,13,79,,,,",
    "2,Two Shop,health-medical,13,79,,,,",
    "3,Three,health & MEDICAL,13,79,,,,",
    "4,Four,Mining,13,79,,,,",
    "5,Five,,13,79,,,,",
  );
  expect(counts(await run(rows))).toEqual([5, 3, 0, 0, 2]);
  expect(counts(await run(rows, { defaultCategory: "health-medical" }))).toEqual([5, 2, 0, 3, 0]);
  const slugs = await db.listing.findMany({
    select: { category: { select: { slug: true } } },
    orderBy: { externalId: "asc" },
  });
  expect(slugs.map(({ category }) => category.slug)).toEqual([
    "food-agriculture",
    ...Array<string>(4).fill("health-medical"),
  ]);
});

test("markup stays text, and its words are found", async () => {
  const name = `<img src=x onerror=alert(1)> & "Sons"`;
  await run(csv(`1,"${name.replaceAll('"', '""')}",Agro,13,79,,,,`));
  expect(await search({ q: "sons" })).toEqual([name]);
});

test("a second run writes nothing at all", async () => {
  const rows = csv(DAIRY, "8,Rice Mill,Agro,13.3,79.2,,Puttur,,", "2,PS,Agro,13,79,,,,");
  await run(rows);
  const before = await everything();
  expect(counts(await run(rows))).toEqual([3, 0, 0, 2, 1]);
  expect(await everything()).toEqual(before);
  expect(await db.user.count()).toBe(1);
});

test("a changed row is updated in place, and found by its new name only", async () => {
  await run(csv(DAIRY, "8,Rice Mill,Agro,13.3,79.2,,Puttur,,"));
  const before = await db.listing.findFirstOrThrow({ where: { externalId: "7" } });
  expect(
    counts(
      await run(
        csv(
          DAIRY.replace("Milk Dairy", "Butter Works").replace("1200", ""),
          "8,Rice Mill,Agro,13.3,79.2,,Puttur,,",
        ),
      ),
    ),
  ).toEqual([2, 0, 1, 1, 0]);
  const after = await db.listing.findFirstOrThrow({ where: { externalId: "7" } });
  expect(after).toEqual({ ...before, name: "Butter Works", price: null, updatedAt: after.updatedAt });
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  expect([await search({ q: "butter" }), await search({ q: "milk" })]).toEqual([["Butter Works"], []]);
});

test("an archived listing stays archived, listings gone from the file stay, other sources are others", async () => {
  await run(csv(DAIRY, "8,Rice Mill,Agro,13.3,79.2,,,,"));
  await db.listing.updateMany({ where: { externalId: "7" }, data: { status: "archived" } });
  expect(counts(await run(csv(DAIRY.replace("Milk Dairy", "Butter Works"))))).toEqual([1, 0, 1, 0, 0]);
  expect(await db.listing.findFirst({ where: { externalId: "7" } })).toMatchObject({
    status: "archived",
    name: "Butter Works",
  });
  expect(await search({})).toEqual(["Rice Mill"]);
  expect(counts(await run(csv(DAIRY), { source: "another" }))).toEqual([1, 1, 0, 0, 0]);
  expect(await search({})).toEqual(["Milk Dairy", "Rice Mill"]);
  expect(await db.providerProfile.count()).toBe(2);
});

test("of rows with one id the last that can go in counts, also far apart, also the second time", async () => {
  const filler = Array.from({ length: 2500 }, (_, n) => `f${n},Filler ${n},Agro,13,79,,,,`);
  const rows = csv(
    "7,First Name,Agro,13,79,,,,",
    ...filler,
    "7,Second Name,Agro,13,79,,,,",
    "7,Third Name,Agro,13,79,,,,",
    "7,No,Agro,13,79,,,,",
  );
  const report = await run(rows);
  expect(counts(report)).toEqual([2504, 2501, 0, 0, 3]);
  expect(report.errors).toEqual([
    { line: 2, field: "id", reason: "comes again on line 2504: the last row counts" },
    { line: 2503, field: "id", reason: "comes again on line 2504: the last row counts" },
    { line: 2505, field: "name", reason: "shorter than 3 characters" },
  ]);
  expect(await db.listing.findFirst({ where: { externalId: "7" } })).toMatchObject({ name: "Third Name" });
  expect(counts(await run(rows))).toEqual([2504, 0, 0, 2501, 3]);
});

test("a dry run finds out the same and writes nothing", async () => {
  const first = csv(DAIRY, "8,Rice Mill,Agro,13.3,79.2,,,,", "2,PS,Agro,13,79,,,,");
  const dry = await run(first, { dryRun: true });
  expect([await db.listing.count(), await db.user.count()]).toEqual([0, 0]);
  const real = await run(first);
  expect({ ...dry, seconds: 0 }).toEqual({ ...real, seconds: 0 });

  const second = csv(
    DAIRY,
    "8,Rice Mills,Agro,13.3,79.2,,,,",
    "9,New Mill,Agro,13.3,79.2,,,,",
    "8,Rice Millers,Agro,13.3,79.2,,,,",
  );
  const before = await everything();
  const again = await run(second, { dryRun: true });
  expect(await everything()).toEqual(before);
  expect(counts(again)).toEqual([4, 1, 1, 1, 1]);
  expect({ ...again, seconds: 0 }).toEqual({ ...(await run(second)), seconds: 0 });
});

test("plain, gzip, byte order mark and CRLF give the same", async () => {
  const rows = csv(DAIRY, '8,"Rice ""A"" Mill",Agro,13.3,79.2,,"Puttur, East",,');
  expect(counts(await run(rows))).toEqual([2, 2, 0, 0, 0]);
  const crlf = `\ufeff${rows.replaceAll("\n", "\r\n")}\r\n`;
  for (const same of [gzipSync(rows), crlf, gzipSync(crlf)])
    expect(counts(await run(same))).toEqual([2, 0, 0, 2, 0]);
});

test.each<[string, string | Buffer, Partial<ImportOptions>, RegExp]>([
  ["no file", csv(DAIRY), { file: join(folder, "none.csv") }, /none.csv: no such file/],
  ["an empty file", "\n\n", {}, /empty/],
  [
    "a column the header lacks",
    csv(DAIRY).replace("lat,lng", "latitude,lng"),
    {},
    /lat: the file has no column "lat"/,
  ],
  [
    "an unknown default category",
    csv(DAIRY),
    { defaultCategory: "mining" },
    /default category: unknown category "mining"/,
  ],
  [
    "an unknown category in the map",
    csv(DAIRY),
    { categoryMap: { a: "mining" } },
    /category map: unknown category "mining"/,
  ],
  ["a source of one letter", csv(DAIRY), { source: " x " }, /source: 2 to 120 characters/],
  ["a file broken at its end", csv(DAIRY, '8,"Rice'), {}, /line 3: a quote is opened and not closed/],
  [
    "a file in Latin-1",
    Buffer.from(csv(DAIRY, "8,Café Mill,Agro,13.3,79.2,,,,"), "latin1"),
    {},
    /facilities.csv: line 3: the file is not UTF-8: save it as UTF-8$/,
  ],
  ["an archive cut short", gzipSync(csv(DAIRY)).subarray(0, -12), {}, /cut short/],
])("cannot run with %s, and writes nothing", async (_, content, options, message) => {
  await expect(run(content, options)).rejects.toThrow(message);
  expect([await db.listing.count(), await db.user.count()]).toEqual([0, 0]);
});

test("a header alone is a finished import of nothing", async () => {
  expect(counts(await run(HEADER))).toEqual([0, 0, 0, 0, 0]);
});

const READER = new URL(databaseUrl);
READER.searchParams.set("options", "-c role=pg_read_all_data");

// PGlite has one role for all.
test.skipIf(skipOnPglite).each<[string, Partial<ImportOptions>, unknown[]]>([
  ["the owner of the tables", {}, []],
  [
    "a role that may not",
    { migrationUrl: READER.href },
    [
      expect.stringMatching(
        /statistics are not refreshed.*listings.*DATABASE_MIGRATION_URL.*ANALYZE listings, /,
      ),
    ],
  ],
])("a large import takes statistics as %s, and says when it could not", async (_, options, expected) => {
  const rows = csv(...Array.from({ length: 10_000 }, (_, n) => `f${n},Filler ${n},Agro,13,79,,,,`));
  const warnings: string[] = [];
  const report = await run(rows, { ...options, onWarning: (line) => warnings.push(line) });
  expect(counts(report)).toEqual([10_000, 10_000, 0, 0, 0]);
  expect(warnings).toEqual(expected);
});

test("stops when told to, and a second run completes it", async () => {
  const rows = csv(...Array.from({ length: 12_000 }, (_, n) => `f${n},Filler ${n},Agro,13,79,,,,`));
  const controller = new AbortController();
  const stopped = run(rows, {
    signal: controller.signal,
    onProgress: ({ phase }) => phase === "writing" && controller.abort(),
  });
  await expect(stopped).rejects.toThrow(/abort/i);
  const written = await db.listing.count();
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(12_000);
  expect(counts(await run(rows))).toEqual([12_000, 12_000 - written, 0, written, 0]);
});

test("a search finds the ids that looking at every row finds", async () => {
  const centre = { lat: 13.2172, lng: 79.1003 };
  const names = [
    "Milk Dairy",
    "MILK COLLECTION CENTRE",
    "Milky Way",
    "Buttermilk Shop",
    "milk/curd point",
    "Almilk",
    "Rice Mill",
    "Soya-milk unit",
  ];
  const rows = Array.from({ length: 400 }, (_, n) => ({
    name: `${names[n % names.length]} ${n}`,
    lat: 12.7 + ((n * 37) % 101) / 100,
    lng: 78.6 + ((n * 53) % 103) / 100,
  }));
  await run(csv(...rows.map(({ name, lat, lng }, n) => `${n},${name},Agro,${lat},${lng},,,,`)), {
    source: "synthetic",
  });
  const expected = rows
    .filter((row) => distanceKm(centre, row) <= 25)
    .map(({ name }) => name)
    .filter((name) =>
      name
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .some((word) => word.startsWith("milk")),
    );
  expect(expected.length).toBeGreaterThan(20);
  expect(await search({ q: "milk", words: "literal", ...centre, radiusKm: 25 })).toEqual(expected.sort());
});
