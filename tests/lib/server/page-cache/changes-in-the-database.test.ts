// What the triggers of 20261123000000_cache_tags tell, read as the page cache reads it.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { changesOfDatabase, type Look, PageChanges } from "@/lib/server/page-cache/page-changes";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

const [company, otherCompany] = [idOf("u", 1), idOf("u", 2)];
const [pumps, tools] = [idOf("c", 1), idOf("c", 2)];
const solar = idOf("s", 1);
const [shown, waiting] = [idOf("p", 1), idOf("p", 2)];

useDatabase();

const read = changesOfDatabase();

/** The tags of everything that was committed while this was done. */
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  const { horizon }: Look = await read(null);
  const before = new Set((await read(horizon)).changes.map(String));
  await work();
  const { changes } = await read(horizon);
  return [...new Set(changes.filter((change) => !before.has(String(change))).map(([, tag]) => tag))].sort();
}

const change = (id: string, data: Parameters<typeof db.listing.update>[0]["data"]) =>
  db.listing.update({ where: { id }, data });

const tagsOf = (listing: string, categoryId = pumps) =>
  [`category:${categoryId}`, `company:${company}`, `listing:${listing}`, "listings", "state:MH"].sort();

beforeAll(async () => {
  await db.state.create({ data: { code: "MH", name: "Maharashtra" } });
  await insertCategories(
    [
      { id: pumps, name: "Pumps", slug: "pumps" },
      { id: tools, name: "Tools", slug: "tools" },
    ],
    [{ id: solar, categoryId: pumps, name: "Solar pumps", slug: "solar-pumps" }],
  );
  await insertCompanies([
    { id: company, name: "Shah Pumps", type: null },
    { id: otherCompany, name: "Rao Tools", type: null },
  ]);
  const at = { providerUserId: company, categoryId: pumps, stateCode: "MH" };
  await insertListings([
    aListing({ id: shown, ...at }),
    aListing({ id: waiting, ...at, subcategoryId: solar, status: "pending_approval", publishedAt: null }),
  ]);
});

describe("what a change tells", () => {
  test("a listing that waits: nothing", async () => {
    expect(await toldBy(() => change(waiting, { name: "Another name" }))).toEqual([]);
  });

  test("an approval, and an archive: every page the listing is on", async () => {
    const tags = [...tagsOf(waiting), `subcategory:${solar}`].sort();
    expect(await toldBy(() => change(waiting, { status: "approved", publishedAt: new Date() }))).toEqual(
      tags,
    );
    expect(await toldBy(() => change(waiting, { status: "archived" }))).toEqual(tags);
  });

  test("an edit in place", async () => {
    expect(await toldBy(() => change(shown, { price: 7 }))).toEqual(tagsOf(shown));
  });

  test("another category: the page it leaves and the one it comes to", async () => {
    const moved = await toldBy(() => change(shown, { categoryId: tools }));
    expect(moved).toEqual([...new Set([...tagsOf(shown), ...tagsOf(shown, tools)])].sort());
    await change(shown, { categoryId: pumps });
  });

  test("pictures of a shown listing", async () => {
    const image = { listingId: shown, position: 1, mediaId: "m1" };
    await db.media.create({ data: { id: "m1", width: 4, height: 3 } });
    expect(await toldBy(() => db.listingImage.create({ data: image }))).toEqual(tagsOf(shown));
    expect(await toldBy(() => db.listingImage.deleteMany({ where: { listingId: shown } }))).toEqual(
      tagsOf(shown),
    );
  });

  test("a company's public fields, not its private ones; and those of a company without listings", async () => {
    const profile = (userId: string, data: object) => () =>
      db.providerProfile.update({ where: { userId }, data });
    expect(await toldBy(profile(company, { companyName: "Shah & Sons" }))).toEqual(tagsOf(shown));
    expect(await toldBy(profile(company, { address: "12 Station Road" }))).toEqual([]);
    expect(await toldBy(profile(otherCompany, { companyType: "traders" }))).toEqual([
      `company:${otherCompany}`,
    ]);
  });

  test("disabling and enabling a provider", async () => {
    for (const disabledAt of [new Date(), null]) {
      const told = await toldBy(() => db.user.update({ where: { id: company }, data: { disabledAt } }));
      expect(told).toEqual(tagsOf(shown));
    }
  });

  test("categories and subcategories: a name, an order, hiding, a new one", async () => {
    const changes: (() => Promise<unknown>)[] = [
      () => db.category.update({ where: { id: tools }, data: { name: "Hand tools", slug: "hand-tools" } }),
      () => db.category.update({ where: { id: tools }, data: { position: 3 } }),
      () => db.subcategory.update({ where: { id: solar }, data: { hidden: true } }),
      () => db.category.create({ data: { name: "Seeds", slug: "seeds" } }),
    ];
    for (const one of changes) expect(await toldBy(one)).toEqual(["catalog"]);
  });

  test("an import of many listings: everything, in one row", async () => {
    const rows = Array.from({ length: 101 }, (_, index) =>
      aListing({ id: idOf("q", index), providerUserId: otherCompany, categoryId: tools }),
    );
    expect(await toldBy(() => insertListings(rows))).toEqual(["everything"]);
    const all = { providerUserId: otherCompany };
    expect(await toldBy(() => db.listing.deleteMany({ where: all }))).toEqual(["everything"]);
  });

  test("a step of a refresh of search", async () => {
    await db.searchRefresh.create({ data: { kind: "provider", subjectId: company } });
    expect(await toldBy(() => db.$queryRaw`SELECT refresh_search_step()`)).toEqual(["everything"]);
  });

  test("what search understands a text by: synonyms and places", async () => {
    const place = {
      id: 7,
      kind: "city",
      name: "Pune",
      label: "Pune, Maharashtra",
      stateCode: "MH",
      lat: 18.5,
      lng: 73.9,
    };
    const changes: (() => Promise<unknown>)[] = [
      () => db.searchSynonym.create({ data: { term: "nal mistri", meaning: "plumber" } }),
      () => db.searchSynonym.deleteMany(),
      () => db.place.create({ data: place }),
      () => db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (7, 'poona')`,
    ];
    for (const one of changes) expect(await toldBy(one)).toEqual(["search"]);
  });

  test("what is undone: nothing", async () => {
    const undone = () =>
      db.$transaction(async (transaction) => {
        await transaction.listing.update({ where: { id: shown }, data: { price: 8 } });
        throw new Error("undone");
      });
    expect(await toldBy(() => undone().catch(() => undefined))).toEqual([]);
  });
});

test.skipIf(skipOnPglite)(
  "a transaction that began first and commits last is found, and blocks nobody (needs real Postgres: two sessions)",
  async () => {
    const changes = new PageChanges(changesOfDatabase());
    const slow = new pg.Client({ connectionString: databaseUrl });
    await slow.connect();
    await slow.query("BEGIN");
    await slow.query("UPDATE listings SET price = 21 WHERE id = $1", [shown]);
    await changes.look();
    await change(waiting, { status: "approved" });
    const between = (await changes.look())!;
    expect(changes.isUnchanged([`listing:${shown}`], between)).toBe(true);
    await slow.query("COMMIT");
    await slow.end();
    await changes.look();
    expect(changes.isUnchanged([`listing:${shown}`], between)).toBe(false);
    expect(changes.isUnchanged([`listing:${waiting}`], between)).toBe(true);
  },
);
