import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { suggestionText } from "@/app/api/v1/suggestions/_text/suggestion-text";
import * as route from "@/app/api/v1/suggestions/route";
import { companiesNamed } from "@/lib/domain/listings/suggestions/find-companies";
import { findSuggestions } from "@/lib/domain/listings/suggestions/find-suggestions";
import { db } from "@/lib/server/db";
import type { Locale } from "@/lib/shared/locale";
import { callRoute } from "@/tests/support/call-route";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";

useDatabase();

const [ACME, IDLE] = [idOf("p", 1), idOf("p", 2)];
const [HOME, GOODS] = [idOf("c", 1), idOf("c", 2)];
const [PLUMBING, POWER, SHIRTS, HIDDEN] = [idOf("s", 1), idOf("s", 2), idOf("s", 3), idOf("s", 4)];

beforeAll(async () => {
  await insertCompanies([
    { id: ACME, name: "Plumtree Works", type: "supplier" },
    { id: IDLE, name: "Plumtree Without Listings", type: "supplier" },
  ]);
  await insertCategories(
    [
      { id: HOME, name: "Home Services", slug: "home-services" },
      { id: GOODS, name: "Textiles", slug: "textiles" },
    ],
    [
      { id: PLUMBING, categoryId: HOME, name: "Plumbing", slug: "plumbing" },
      { id: POWER, categoryId: HOME, name: "Home Electrician", slug: "home-electrician" },
      { id: SHIRTS, categoryId: GOODS, name: "Knitwear & T-shirts", slug: "knitwear" },
      { id: HIDDEN, categoryId: GOODS, name: "Plums", slug: "plums" },
    ],
  );
  await db.$executeRaw`UPDATE subcategories SET hidden = true WHERE id = ${HIDDEN}`;
  const names: [string, string, string][] = [
    [HOME, PLUMBING, "Plumber for leaking taps"],
    [HOME, PLUMBING, "Plumber, bathroom fittings"],
    [HOME, PLUMBING, "Tank cleaning"],
    [HOME, POWER, "Electrician at home"],
    [GOODS, SHIRTS, "Cotton t-shirts with print"],
    [GOODS, HIDDEN, "Plums from Shimla"],
  ];
  await insertListings(
    names.map(([categoryId, subcategoryId, name], at) =>
      aListing({ id: idOf("x", at + 1), providerUserId: ACME, categoryId, subcategoryId, name, tags: [] }),
    ),
  );
  await db.$executeRaw`
    INSERT INTO search_synonyms (term, meaning)
    VALUES ('nal mistri', 'plumber'), ('नलसाज', 'plumber'), ('bijli wala', 'electrician')`;
  await db.$executeRaw`INSERT INTO states VALUES ('MH', 'Maharashtra') ON CONFLICT DO NOTHING`;
  await db.$executeRaw`
    INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
    VALUES (100001, 'city', 'Pune', 'Pune, Maharashtra', 'MH', 3000000, 18.52, 73.85)`;
  await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (100001, 'pune')`;
});

const suggested = async (q: string, { lang = "en" as Locale, limit = 8 } = {}) =>
  (await findSuggestions({ q, limit })).map((found) => {
    const { kind, text, detail, listings } = suggestionText(found, lang);
    return [`${kind}: ${text}`, detail, listings];
  });

describe("what a text may become", () => {
  test("a subcategory with how many listings it has, words of listings, a company that has some", async () => {
    expect(await suggested("plum")).toEqual([
      ["subcategory: Plumbing", null, 3],
      ["words: plumber", "Plumbing", null],
      ["company: Plumtree Works", null, null],
    ]);
    expect(await suggested("bathroom fit")).toEqual([["words: bathroom fittings", "Plumbing", null]]);
    expect(await suggested("plum", { limit: 1 })).toHaveLength(1);
  });

  test("of two subcategories that say all of a term's meaning, the one that is called so", async () => {
    const ids = [801, 802, 803].map((n) => idOf("x", n));
    await insertListings(
      ids.map((id) =>
        aListing({
          id,
          providerUserId: ACME,
          categoryId: HOME,
          subcategoryId: PLUMBING,
          name: "Geyser fitting",
          tags: ["home", "electrician"],
        }),
      ),
    );
    await db.$executeRaw`INSERT INTO search_synonyms (term, meaning) VALUES ('wireman', 'home electrician')`;
    expect(await suggested("wirema")).toEqual([["subcategory: Home Electrician", "wireman", 1]]);
    await db.$executeRaw`DELETE FROM search_synonyms WHERE term = 'wireman'`;
    await db.listing.deleteMany({ where: { id: { in: ids } } });
  });

  test("a subcategory by a Hindi or Hinglish term, which stands beside it", async () => {
    expect(await suggested("nal mi")).toEqual([["subcategory: Plumbing", "nal mistri", 3]]);
    expect(await suggested("नल")).toEqual([["subcategory: Plumbing", "नलसाज", 3]]);
  });

  test("a company by a misspelt name", async () => {
    expect(await suggested("plumtri wor")).toEqual([["company: Plumtree Works", null, null]]);
  });

  test("what was meant by a misspelt beginning, or by one word for two", async () => {
    expect((await suggested("plambin"))[0]).toEqual(["subcategory: Plumbing", null, 3]);
    expect((await suggested("elektrici"))[0]).toEqual(["subcategory: Home Electrician", null, 1]);
    expect((await suggested("tshir"))[0]).toEqual(["subcategory: Knitwear & T-shirts", null, 1]);
  });

  test("the need in a place, with or without the word between", async () => {
    for (const q of ["plumber in pu", "plumber pun"])
      expect(await suggested(q), q).toContainEqual(["place: plumber in Pune", "Maharashtra", null]);
    expect(await suggested("plumber near pune")).toEqual([["place: plumber near Pune", "Maharashtra", null]]);
    expect(await suggested("नलसाज in pune")).toEqual([["place: पुणे में नलसाज", "महाराष्ट्र", null]]);
    expect(await suggested("pun")).toEqual([["place: Pune", "Maharashtra", null]]);
  });

  test("a place that is named goes before what is tagged with its name", async () => {
    const id = idOf("x", 810);
    const tags = ["pune"];
    await insertListings([
      aListing({
        id,
        providerUserId: ACME,
        categoryId: HOME,
        subcategoryId: PLUMBING,
        name: "Plumber on call",
        tags,
      }),
    ]);
    expect(await suggested("pune")).toEqual([["place: Pune", "Maharashtra", null]]);
    expect(await suggested("plumber pune")).toEqual([["place: plumber in Pune", "Maharashtra", null]]);
    expect((await suggested("pun"))[0]).toEqual(["place: Pune", "Maharashtra", null]);
    await db.listing.delete({ where: { id } });
  });

  test("the subcategory that a text is likeliest about, of those that say all of it", async () => {
    // The classifier knows the subcategories that the directory comes with, by their slugs.
    const [REPAIR, PUMPS, COOLING] = [idOf("c", 3), idOf("s", 5), idOf("s", 6)];
    await insertCategories(
      [
        { id: REPAIR, name: "Machinery", slug: "machinery-tools" },
        { id: idOf("c", 4), name: "Repair", slug: "home-repair" },
      ],
      [
        { id: PUMPS, categoryId: REPAIR, name: "Pumps", slug: "pumps" },
        { id: COOLING, categoryId: idOf("c", 4), name: "AC Service & Repair", slug: "ac-service" },
      ],
    );
    const offered = (at: number, categoryId: string, subcategoryId: string, name: string) =>
      aListing({ id: idOf("x", at), providerUserId: ACME, categoryId, subcategoryId, name, tags: [] });
    await insertListings([
      ...[820, 821, 822].map((at) => offered(at, idOf("c", 4), COOLING, "AC repair with vacuum pump")),
      offered(823, REPAIR, PUMPS, "Pump repair"),
    ]);
    expect(await suggested("pump rep")).toEqual([["words: pump repair", "Pumps", null]]);
    await db.$executeRaw`INSERT INTO search_synonyms (term, meaning) VALUES ('pump theek karna', 'repair pump')`;
    expect(await suggested("pump thee")).toEqual([["subcategory: Pumps", "pump theek karna", 1]]);
    await db.$executeRaw`DELETE FROM search_synonyms WHERE term = 'pump theek karna'`;
    await db.listing.deleteMany({ where: { categoryId: { in: [REPAIR, idOf("c", 4)] } } });
  });

  test("the need behind a place that was said first, which stays as it was typed", async () => {
    expect((await suggested("pune me plum"))[0]).toEqual(["subcategory: pune me Plumbing", null, 3]);
  });

  test("nothing for nonsense, signs and what is hidden", async () => {
    for (const q of ["zzqxw", "?!", "shimla plums"]) expect(await suggested(q), q).toEqual([]);
  });

  test("is told over HTTP, in the language that is asked for", async () => {
    const answer = await callRoute(route.GET, { as: null, query: "?q=plumtree&lang=hi" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      items: [
        {
          kind: "company",
          text: "Plumtree Works",
          detail: null,
          listings: null,
          path: `/company/plumtree-works-${ACME}`,
        },
      ],
    });
    for (const query of ["", `?q=${"x".repeat(101)}`, "?q=x&limit=11", "?q=x&lang=fr"])
      expect((await callRoute(route.GET, { as: null, query })).status, query).toBe(400);
  });
});

test("a company is named by its whole name, or by its first words, two at least; not where it has nothing to show", async () => {
  const named = async (text: string) =>
    (await companiesNamed(text)).map(({ companyName, listings }) => [companyName, listings]);
  const works = [["Plumtree Works", 6]];
  expect(await named("Plumtree Works")).toEqual(works);
  expect(await named("  plumtree, WORKS! ")).toEqual(works);
  for (const other of [
    "plumtree",
    "plumtree wor",
    "plumtree works pune",
    "works",
    "plumtree without listings",
    "😀",
  ])
    expect([other, await named(other)]).toEqual([other, []]);
  const rename = (companyName: string, importSource: string | null) =>
    db.providerProfile.update({ where: { userId: ACME }, data: { companyName, importSource } });
  await rename("Plumtree Works & Sons Pvt. Ltd.", null);
  expect(await named("plumtree works")).toEqual([["Plumtree Works & Sons Pvt. Ltd.", 6]]);
  await rename("Plumtree", null);
  expect(await named("plumtree")).toEqual([["Plumtree", 6]]);
  await rename("Plumtree", "open-data");
  expect(await named("plumtree")).toEqual([]);
  await rename("Plumtree Works", null);
});
