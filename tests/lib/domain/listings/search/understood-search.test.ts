import { useDatabase } from "@/tests/support/database";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { forgetTotals } from "@/lib/domain/listings/search/count-listings";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { type Interpretation, NOT_INTERPRETED, READINGS } from "@/lib/schemas/interpretation";
import { type ListingSearch, readSearch } from "@/lib/schemas/listing-search";
import { db } from "@/lib/server/db";
import { randomDirectory, SYNONYMS } from "@/tests/lib/domain/listings/search/random-directory";
import {
  aListing,
  idOf,
  insertCategories,
  insertCompanies,
  insertListings,
  insertStates,
} from "@/tests/support/directory";

const directory = randomDirectory(20261124, 300);

useDatabase();

beforeAll(async () => {
  await insertStates(directory.states);
  await insertCompanies(directory.companies);
  await insertCategories(directory.categories, directory.subcategories);
  await insertListings(directory.listings);
  await db.$executeRaw`
    INSERT INTO search_synonyms (term, meaning)
    SELECT market_text(term), market_text(meaning)
    FROM jsonb_to_recordset(${JSON.stringify(SYNONYMS)}::jsonb) AS given(term text, meaning text)`;
  await db.$executeRaw`
    INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
    VALUES (10001, 'city', 'Pune', 'Pune, Maharashtra', 'MH', 3000000, 18.52, 73.86)`;
  await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (10001, 'pune')`;
});

const asked = (query: Record<string, string>): ListingSearch => readSearch(query);
const idsOf = async (search: ListingSearch) => (await searchListings(search)).items.map(({ id }) => id);

/** All pages of a search. */
async function everything(search: ListingSearch) {
  const { total } = await searchListings(search);
  const pages = Array.from({ length: Math.ceil(total / 100) }, (_, i) => i + 1);
  const answers = await Promise.all(pages.map((page) => searchListings({ ...search, limit: 100, page })));
  return answers.flatMap(({ items }) => items);
}
const allIds = async (search: ListingSearch) => (await everything(search)).map(({ id }) => id);

/** Runs a check among listings of a subcategory of their own, the first one newest. */
async function amongZugs(
  names: readonly string[],
  check: (
    first: (q: string) => Promise<string | undefined>,
    answer: (q: string) => ReturnType<typeof searchListings>,
  ) => Promise<void>,
  description = "As it should be.",
): Promise<void> {
  const [category, sub] = [idOf("c", 99), idOf("s", 99)];
  await insertCategories(
    [{ id: category, name: "Zugs", slug: "zugs-99" }],
    [{ id: sub, categoryId: category, name: "Zugs", slug: "zugs-99" }],
  );
  await insertListings(
    names.map((name, i) =>
      aListing({
        id: idOf("u", 990 + i),
        name,
        description,
        providerUserId: directory.companies[i]!.id,
        categoryId: category,
        subcategoryId: sub,
        publishedAt: `2026-01-0${9 - i}T00:00:00Z`,
      }),
    ),
  );
  forgetTotals();
  const answer = (q: string) => searchListings(asked({ q, sort: "relevance" }));
  try {
    await check(async (q) => (await answer(q)).items[0]?.name, answer);
  } finally {
    await db.listing.deleteMany({ where: { categoryId: category } });
    await db.subcategory.deleteMany({ where: { categoryId: category } });
    await db.category.delete({ where: { id: category } });
  }
}

/** Runs a check while a term means something. */
async function taught(term: string, meaning: string, check: () => Promise<void>): Promise<void> {
  await db.$executeRaw`INSERT INTO search_synonyms (term, meaning) VALUES (${term}, ${meaning})`;
  try {
    await check();
  } finally {
    await db.$executeRaw`DELETE FROM search_synonyms WHERE term = ${term}`;
  }
}

const text = fc
  .record({
    need: fc
      .array(fc.constantFrom("pump", "motor", "milk", "steel", "machinery", "motr", "jal yantra", "zzyzx"), {
        minLength: 1,
        maxLength: 3,
      })
      .map((list) => list.join(" ")),
    more: fc.constantFrom("", " in pune", " price", " manufacturer", " 500 ml", " near me"),
  })
  .map(({ need, more }) => need + more);

describe("an understood search", () => {
  test("pages neither repeat nor skip, the total is their rows, and the step stays", async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom("relevance", "created_desc", "price_asc"),
        fc.constantFrom(3, 7, 12),
        async (q, sort, limit) => {
          const search = asked({ q, sort, limit: String(limit) });
          const first = await searchListings(search);
          const pages = Math.min(Math.ceil(first.total / limit), 30);
          const ids: string[] = [];
          for (let page = 1; page <= pages; page++) {
            const answer = await searchListings({ ...search, page });
            expect(answer.total).toBe(first.total);
            expect(answer.step).toBe(first.step);
            expect(answer.interpretation).toEqual(first.interpretation);
            ids.push(...answer.items.map(({ id }) => id));
          }
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBe(Math.min(first.total, 30 * limit));
          const past = await searchListings({ ...search, page: pages + 1 });
          expect([past.total, past.step]).toEqual([first.total, first.step]);
          // Another page size cuts the same order.
          expect((await idsOf({ ...search, limit: 100 })).slice(0, ids.length)).toEqual(ids.slice(0, 100));
          found += first.total > 0 ? 1 : 0;
        },
      ),
      { numRuns: 40 },
    );
    expect(found).toBeGreaterThan(10);
  }, 120_000);

  test("what it was taken to mean, written out, is taken to mean the same", async () => {
    const printed = ({ need, attributes, companyType, place, nearMe }: Interpretation): string =>
      [
        need,
        companyType?.words ?? "",
        ...attributes,
        place === null ? "" : `in ${place.name}`,
        nearMe ? "near me" : "",
      ]
        .filter((part) => part !== "")
        .join(" ");
    let said = 0;
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const { interpretation: first } = await searchListings(asked({ q }));
        const again = printed(first!);
        if (again === "") return;
        const { interpretation: second, correctedQuery } = await searchListings(asked({ q: again }));
        expect(correctedQuery).toBeNull();
        expect(printed(second!)).toBe(again);
        expect(second!.subcategories).toEqual(first!.subcategories);
        expect(second!.companyType).toEqual(first!.companyType);
        said += 1;
      }),
      { numRuns: 60 },
    );
    expect(said).toBeGreaterThan(30);
  }, 120_000);

  test("asked again it is in the same order, however its words are cased and spaced", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const ids = await idsOf(asked({ q, limit: "100" }));
        expect(await idsOf(asked({ q: ` ${q.toUpperCase().replaceAll(" ", "  ")} `, limit: "100" }))).toEqual(
          ids,
        );
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  test("the sort changes the order, not what is found", async () => {
    for (const q of ["pump in pune", "motor milk", "steel manufacturer"]) {
      const sorted = await Promise.all(
        (["relevance", "created_desc", "price_desc"] as const).map((sort) =>
          allIds({ ...asked({ q }), sort }),
        ),
      );
      const [best = [], ...others] = sorted.map((ids) => ids.toSorted());
      for (const other of others) expect(other).toEqual(best);
    }
  });

  test("inside a place that was read comes before beyond, whatever the sort", async () => {
    for (const sort of ["relevance", "created_desc", "price_asc"] as const) {
      const search = { ...asked({ q: "pump in pune" }), sort };
      const answer = await searchListings(search);
      expect(answer.interpretation?.place?.label).toBe("Pune, Maharashtra");
      const items = await everything(search);
      const near = items.map(({ distanceKm }) => distanceKm! <= 25);
      if (sort !== "relevance") expect(near).toEqual(near.toSorted((a, b) => Number(b) - Number(a)));
      const meant = answer.interpretation!.subcategories.map(({ id }) => id);
      // One of no subcategory is a pump where its name says so.
      const nearAndMeant = items.filter(
        ({ subcategory, name }, i) =>
          near[i] &&
          (subcategory === null
            ? /\bpumps?$/i.test(name.split(/,| for | with /)[0]!)
            : meant.includes(subcategory.id)),
      );
      expect(nearAndMeant.length).toBeGreaterThan(0);
      expect(answer.inside).toBe(nearAndMeant.length);
    }
  });

  test("distances are measured from a city that was read, and not from the middle of a state", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      VALUES (10020, 'state', 'Maharashtra', 'Maharashtra', 'MH', 120000000, 19.08, 72.88)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (10020, 'maharashtra')`;
    const inCity = await searchListings(asked({ q: "pump in pune" }));
    expect(inCity.items.length).toBeGreaterThan(0);
    expect(inCity.items.filter(({ distanceKm }) => distanceKm === null)).toEqual([]);
    const inState = await searchListings(asked({ q: "pump in maharashtra" }));
    expect(inState.interpretation?.place?.kind).toBe("state");
    expect(inState.items.length).toBeGreaterThan(0);
    expect(inState.items.filter(({ distanceKm }) => distanceKm !== null)).toEqual([]);
  });

  test("what a place's listings mention in passing is not announced as there: the nearest that is meant is", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      VALUES (10002, 'city', 'Leh', 'Leh', 'MH', 30000, 34.15, 77.58)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (10002, 'leh')`;
    await insertListings([
      aListing({
        ...directory.listings.find(({ providerUserId }) => providerUserId === directory.companies[0]!.id)!,
        subcategoryId: null,
        id: idOf("v", 1),
        name: "Floor screed",
        description: "Poured with a pump.",
        tags: [],
        status: "approved",
        lat: 34.15,
        lng: 77.58,
      }),
    ]);
    forgetTotals();
    const answer = await searchListings(asked({ q: "pump in leh" }));
    expect([answer.step, answer.inside]).toEqual(["nearest", 0]);
    expect(answer.nearest!.km).toBeGreaterThan(100);
    expect(answer.items[0]!.name).not.toBe("Floor screed");
    // Of a place that is given, too: what is there is found, and is not what is meant.
    const given = await searchListings(asked({ q: "pump", lat: "34.15", lng: "77.58", radiusKm: "25" }));
    expect([given.total, given.inside]).toEqual([1, 0]);
    const pune = await searchListings(
      asked({ q: "Floor screed", lat: "34.15", lng: "77.58", radiusKm: "25" }),
    );
    expect(pune.items.map(({ name }) => name)).toEqual(["Floor screed"]);
  });

  test("where nothing meant lies in the place, as near as it gets goes before what has more of what was asked", async () => {
    const [category, sub] = [idOf("c", 71), idOf("s", 71)];
    await insertCategories(
      [{ id: category, name: "Handicrafts", slug: "handicrafts-71" }],
      [{ id: sub, categoryId: category, name: "Cane and jute", slug: "cane-and-jute-71" }],
    );
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      VALUES (10003, 'city', 'Kargil', 'Kargil', 'MH', 40000, 34.56, 76.13)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (10003, 'kargil')`;
    await insertCompanies([
      { id: idOf("v", 71), name: "Jaipur Cane", type: "supplier" },
      { id: idOf("v", 72), name: "Kochi Cane", type: "manufacturer" },
    ]);
    const listing = (n: number, name: string, providerUserId: string, lat: number) =>
      aListing({
        id: idOf("w", n),
        name,
        providerUserId,
        categoryId: category,
        subcategoryId: sub,
        lat,
        lng: 76,
      });
    await insertListings([
      listing(1, "Cane sofa", idOf("v", 72), 10),
      listing(2, "Cane sofa", idOf("v", 71), 27),
      listing(3, "Jute bag", idOf("v", 71), 29),
    ]);
    forgetTotals();
    const answer = await searchListings(asked({ q: "cane sofa manufacturer in kargil", sort: "relevance" }));
    expect([answer.step, answer.inside]).toEqual(["nearest", 0]);
    expect(answer.items.map(({ id }) => id)).toEqual([idOf("w", 2), idOf("w", 3), idOf("w", 1)]);
    // Measured to the nearest that has the words, not to the bag.
    expect(Math.round(answer.nearest!.km / 10)).toBe(84);
    // The subcategory's name alone: each of its listings is one.
    const named = await searchListings(asked({ q: "cane and jute in kargil", sort: "relevance" }));
    expect(Math.round(named.nearest!.km / 10)).toBe(62);
    // Nor to what only mentions them.
    await insertListings([
      { ...listing(4, "Cane rug", idOf("v", 71), 30), description: "Goes with a sofa." },
    ]);
    forgetTotals();
    const mentioned = await searchListings(asked({ q: "cane sofa in kargil", sort: "relevance" }));
    expect(Math.round(mentioned.nearest!.km / 10)).toBe(84);
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("'aur' joins two words, and 'under' is no slip for a village: only a well-known place is misspelt", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      VALUES (10004, 'city', 'Aur', 'Aur, Punjab', 'MH', 0, 31.1, 76.0),
             (10005, 'city', 'Undera', 'Undera, Gujarat', 'MH', 0, 22.3, 73.1)`;
    await db.$executeRaw`
      INSERT INTO place_names (place_id, name) VALUES (10004, 'aur'), (10005, 'undera')`;
    const read = async (q: string) => {
      const { interpretation, correctedQuery } = await searchListings(asked({ q }));
      return [interpretation?.place?.name ?? null, correctedQuery];
    };
    expect(await read("pump aur motor")).toEqual([null, null]);
    expect(await read("pump in aur")).toEqual(["Aur", null]);
    expect(await read("pump under sink")).toEqual([null, null]);
    expect(await read("pump in undera")).toEqual(["Undera", null]);
    expect(await read("pump in punne")).toEqual(["Pune", "pump in pune"]);
  });

  test("the two letters of a state at the end are it where they stand in capitals among small letters", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      VALUES (10006, 'state', 'Maharashtra', 'Maharashtra', 'MH', 0, 19.6, 75.5)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (10006, 'mh')`;
    const placeOf = async (q: string) => (await searchListings(asked({ q }))).interpretation?.place?.name;
    const places = ["pump MH", "पंप MH", "pump mh", "PUMP MH", "pump 5 MH"].map(placeOf);
    expect(await Promise.all(places)).toEqual(["Maharashtra", "Maharashtra", ...Array(3).fill(undefined)]);
  });

  test("literal words are never interpreted, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.string({ minLength: 1, maxLength: 30 })), async (q) => {
        const search = asked({ q, words: "literal" });
        const answer = await searchListings(search);
        expect(answer).toMatchObject(NOT_INTERPRETED);
        expect(await searchListings({ ...search, not: [...READINGS] })).toEqual(answer);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  test("a company type, and sizes, that are refused rank: as much is found as with them", async () => {
    const refused = [
      ["pump manufacturer", "type"],
      ["steel dealers", "type"],
      ["pump 500 ml", "attributes"],
      ["motor 1,500 ml", "attributes"],
    ] as const;
    for (const [q, not] of refused) {
      const { total } = await searchListings(asked({ q }));
      expect(total).toBeGreaterThan(0);
      const without = await searchListings(asked({ q, not }));
      expect([q, without.total, without.correctedQuery]).toEqual([q, total, null]);
    }
  });

  test("beside a given place the words for another one carry nothing, and neither do those of a refused one", async () => {
    const mumbai = { lat: "19.07", lng: "72.88", radiusKm: "100" };
    for (const given of [mumbai, { inState: "KA" }]) {
      const ids = await allIds(asked({ q: "pump", ...given }));
      expect(ids.length).toBeGreaterThan(0);
      expect(await allIds(asked({ q: "pump in pune", ...given }))).toEqual(ids);
      // Nothing but the place: all that is there.
      const there = (await searchListings(asked(given))).total;
      expect((await searchListings(asked({ q: "pune", ...given }))).total).toBe(there);
    }
    expect((await searchListings(asked({ q: "pune", not: "place" }))).total).toBe(
      (await searchListings(asked({}))).total,
    );
  });

  test("filters are ANDed; where they leave nothing, the answer is empty and says the whole question", async () => {
    const all = new Set(await allIds(asked({ q: "pump" })));
    const some = await allIds(asked({ q: "pump", priceMax: "600" }));
    expect(some.every((id) => all.has(id))).toBe(true);
    const none = await searchListings(asked({ q: "pump", providerUserId: idOf("p", 999) }));
    expect([none.total, none.step]).toEqual([0, "whole"]);
  });

  test("nonsense is an honest empty page", async () => {
    const answer = await searchListings(asked({ q: "qwrtz zzyzx" }));
    expect([answer.total, answer.step]).toEqual([0, "none"]);
  });

  test("a text of which no listing has more than a third, in what it is called, is about something else", async () => {
    const [category, cubes, notes] = [idOf("c", 73), idOf("s", 73), idOf("s", 74)];
    await insertCategories(
      [{ id: category, name: "Laboratories", slug: "laboratories-73" }],
      [
        { id: cubes, categoryId: category, name: "Concrete Testing", slug: "concrete-testing-73" },
        { id: notes, categoryId: category, name: "Stationery", slug: "stationery-73" },
      ],
    );
    const listing = (n: number, subcategoryId: string, name: string, description = "Made to order.") =>
      aListing({
        id: idOf("z", n),
        providerUserId: directory.companies[0]!.id,
        categoryId: category,
        subcategoryId,
        name,
        description,
      });
    await insertListings([
      ...[0, 1, 2].map((n) => listing(n, cubes, `Cube strength ${n}`, "A solution for each of your steps.")),
      ...[3, 4, 5].map((n) => listing(n, notes, `Note cube ${n}`, "Made of paper.")),
    ]);
    forgetTotals();
    const stepOf = async (q: string) => (await searchListings(asked({ q }))).step;
    expect(await stepOf("rubik cube solution steps")).toBe("none");
    expect(await stepOf("cube solution steps")).toBe("none");
    // Two of three; one that nothing else is called by; and as typed, it is found where it stands.
    expect(await stepOf("cube strength steps")).toBe("whole");
    expect(await stepOf("strength solution steps")).toBe("whole");
    expect((await searchListings(asked({ q: "cube solution steps", words: "literal" }))).total).toBe(3);
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("a word of what no business offers, which some listings say, needs another one beside it", async () => {
    const [category, photographs] = [idOf("c", 75), idOf("s", 75)];
    await insertCategories(
      [{ id: category, name: "Studios", slug: "studios-75" }],
      [{ id: photographs, categoryId: category, name: "Photography", slug: "photography-75" }],
    );
    const base = {
      categoryId: category,
      subcategoryId: photographs,
      providerUserId: directory.companies[0]!.id,
    };
    await insertListings(
      [
        "Passport photographs",
        "Passport photographs, printed",
        "Wedding film by appointment",
        "Studio hour",
      ].map((name, n) => aListing({ ...base, id: idOf("z", 20 + n), name, description: "Made to order." })),
    );
    forgetTotals();
    const totalOf = async (q: string) => (await searchListings(asked({ q }))).total;
    expect(await totalOf("passport photographs")).toBeGreaterThanOrEqual(2);
    expect(await totalOf("passport")).toBe(2);
    expect(await totalOf("passport appointment")).toBe(0);
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("a misspelt word is corrected and said; refused, it is not", async () => {
    await insertListings(
      Array.from({ length: 5 }, (_, i) =>
        aListing({
          id: idOf("y", i),
          providerUserId: directory.companies[0]!.id,
          categoryId: directory.categories[0]!.id,
          name: `Corrugated cartons ${i}`,
        }),
      ),
    );
    forgetTotals();
    const answer = await searchListings(asked({ q: "corugated cartons" }));
    expect([answer.step, answer.correctedQuery, answer.total]).toEqual(["spelling", "corrugated cartons", 5]);
    const refused = await searchListings(asked({ q: "corugated cartons", not: "spelling" }));
    expect(refused.correctedQuery).toBeNull();
  });

  test("an English word by itself is no slip, and may be one beside a word that listings say", async () => {
    await insertListings(
      Array.from({ length: 5 }, (_, i) =>
        aListing({
          id: idOf("x", i),
          providerUserId: directory.companies[0]!.id,
          categoryId: directory.categories[0]!.id,
          name: `Annealed coil ${i}`,
        }),
      ),
    );
    forgetTotals();
    const correctedOf = async (q: string) => (await searchListings(asked({ q }))).correctedQuery;
    expect(await correctedOf("coal")).toBeNull();
    expect(await correctedOf("annealed coal")).toBe("annealed coil");
    // No listing says both.
    expect(await correctedOf("milk coal")).toBeNull();
    expect(await correctedOf("coel")).toBe("coil");
  });

  test("of two words that were tried, the one that nothing bears out is read as it was typed, and the other one corrected", async () => {
    await insertListings(
      ["Galvanised wire coil", "Porcelain vase"].flatMap((name, kind) =>
        Array.from({ length: 5 }, (_, i) =>
          aListing({
            id: idOf("z", kind * 10 + i),
            providerUserId: directory.companies[0]!.id,
            categoryId: directory.categories[0]!.id,
            name: `${name} ${i}`,
          }),
        ),
      ),
    );
    forgetTotals();
    const read = async (q: string) => {
      const { interpretation, correctedQuery } = await searchListings(asked({ q }));
      return [interpretation?.need, interpretation?.corrections, correctedQuery];
    };
    expect(await read("porcelan vase coal")).toEqual([
      "porcelain vase coal",
      [{ from: "porcelan", to: "porcelain" }],
      "porcelain vase coal",
    ]);
    expect(await read("porcelain vase coal")).toEqual(["porcelain vase coal", [], null]);
    expect(await read("galvanisd wire coal")).toEqual([
      "galvanised wire coil",
      [
        { from: "galvanisd", to: "galvanised" },
        { from: "coal", to: "coil" },
      ],
      "galvanised wire coil",
    ]);
    await db.listing.deleteMany({ where: { id: { startsWith: "z" } } });
  });

  test("an inflected word of Hindi is the one that was taught, and nothing is said to be misspelt", async () => {
    await db.$executeRaw`INSERT INTO search_synonyms (term, meaning) VALUES ('झटका', 'pump'), ('yantri', 'pump')`;
    for (const q of ["झटकों", "yantriyon"]) {
      const answer = await searchListings(asked({ q, sort: "relevance" }));
      expect(answer).toMatchObject({
        step: "whole",
        correctedQuery: null,
        interpretation: { corrections: [] },
      });
      expect(await allIds(asked({ q, sort: "relevance" }))).toEqual(
        await allIds(asked({ q: q.startsWith("y") ? "yantri" : "झटका", sort: "relevance" })),
      );
    }
  });

  test("where the subcategory's name says the need, the size that was asked for comes first, or what is nearest to it", async () => {
    const [category, sub] = [idOf("c", 70), idOf("s", 70)];
    await insertCategories(
      [{ id: category, name: "Electrical", slug: "electrical-70" }],
      [{ id: sub, categoryId: category, name: "Wires", slug: "wires-70" }],
    );
    const listing = (n: number, name: string) =>
      aListing({
        id: idOf("w", n),
        name,
        providerUserId: directory.companies[n % directory.companies.length]!.id,
        categoryId: category,
        subcategoryId: sub,
        publishedAt: `2026-01-0${n}T00:00:00Z`,
      });
    await insertListings([
      listing(1, "Flexible cable, 3 core 2.5 sq mm"),
      listing(2, "House wire, 1.5 sq mm"),
      listing(3, "House wire, 2.5 sq mm"),
      listing(4, "House wire, 6 sq mm"),
      listing(5, "House wire, 0.75 sq mm"),
    ]);
    forgetTotals();
    const names = async (q: string) =>
      (await searchListings(asked({ q, sort: "relevance" }))).items.slice(0, 3).map(({ id }) => id);
    expect(await names("2.5 sq mm wires")).toEqual([idOf("w", 3), idOf("w", 1), idOf("w", 4)]);
    // Nobody has one of 4; the newest is the furthest from it.
    expect(await names("4 sq mm wires")).toEqual([idOf("w", 4), idOf("w", 3), idOf("w", 2)]);
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("a synonym of one word stands for what was typed where that is meant, one of several words in other names too", async () => {
    const category = idOf("c", 80);
    const [cleaning, clothes] = [idOf("s", 80), idOf("s", 81)];
    await insertCategories(
      [{ id: category, name: "Upkeep", slug: "upkeep-80" }],
      [
        { id: cleaning, categoryId: category, name: "Housekeeping", slug: "housekeeping-80" },
        { id: clothes, categoryId: category, name: "Uniforms", slug: "uniforms-80" },
      ],
    );
    const listing = (n: number, subcategoryId: string, name: string) =>
      aListing({
        id: idOf("k", n),
        name,
        providerUserId: directory.companies[n % directory.companies.length]!.id,
        categoryId: category,
        subcategoryId,
        publishedAt: `2026-01-0${n}T00:00:00Z`,
      });
    await insertListings([
      listing(1, cleaning, "Housekeeping of offices, floor polishing"),
      listing(2, cleaning, "Housekeeping of hospitals, floor polishing"),
      listing(3, clothes, "Aprons for housekeeping"),
      listing(4, clothes, "Overalls for floor polishing"),
      ...[5, 6, 7, 8, 9].map((n) => listing(n, clothes, "Cotton overalls")),
    ]);
    await db.$executeRaw`
      INSERT INTO search_synonyms (term, meaning)
      VALUES ('zaafai', 'housekeeping'), ('zharoo', 'housekeeping'), ('zharoo', 'floor polishing')`;
    forgetTotals();
    const found = async (q: string) => [...(await allIds(asked({ q, sort: "relevance" })))].sort();
    expect(await found("zaafai")).toEqual([1, 2].map((n) => idOf("k", n)));
    expect(await found("housekeeping")).toEqual([1, 2, 3].map((n) => idOf("k", n)));
    expect(await found("zharoo")).toEqual([1, 2, 4].map((n) => idOf("k", n)));
    await db.$executeRaw`DELETE FROM search_synonyms WHERE term IN ('zaafai', 'zharoo')`;
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("of two names for a thing, what has the one that was typed comes first", async () => {
    const [category, sub] = [idOf("c", 90), idOf("s", 90)];
    await insertCategories(
      [{ id: category, name: "Interiors", slug: "interiors-90" }],
      [{ id: sub, categoryId: category, name: "Home storage", slug: "home-storage-90" }],
    );
    const names = ["Almirah, sheesham", "Wardrobe, two doors", "Almirah, steel", "Wardrobe, sliding", "Rack"];
    await insertListings(
      names.map((name, i) =>
        aListing({
          id: idOf("u", 900 + i),
          name,
          providerUserId: directory.companies[i]!.id,
          categoryId: category,
          subcategoryId: sub,
          publishedAt: `2026-01-0${i + 1}T00:00:00Z`,
        }),
      ),
    );
    await db.$executeRaw`
      INSERT INTO search_synonyms (term, meaning)
      VALUES ('wardrobe', 'almirah'), ('almirah', 'wardrobe'), ('zupboard', 'almirah'), ('zupboard', 'wardrobe')`;
    forgetTotals();
    const found = async (q: string) =>
      (await searchListings(asked({ q, sort: "relevance" }))).items
        .slice(0, 4)
        .map(({ id }) => names.findIndex((_name, i) => id === idOf("u", 900 + i)));
    expect(await found("wardrobe")).toEqual([3, 1, 2, 0]);
    expect(await found("almirah")).toEqual([2, 0, 3, 1]);
    expect(await found("zupboard")).toEqual([3, 2, 1, 0]);
    await db.$executeRaw`DELETE FROM search_synonyms WHERE term IN ('wardrobe', 'almirah', 'zupboard')`;
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("of what has a part of the words what is called so comes first, and not what only lists it", async () => {
    const [category, floors, railings] = [idOf("c", 93), idOf("s", 93), idOf("s", 94)];
    await insertCategories(
      [{ id: category, name: "Floors", slug: "floors-93" }],
      [
        { id: floors, categoryId: category, name: "Coverings", slug: "coverings-93" },
        { id: railings, categoryId: category, name: "Railings", slug: "railings-93" },
      ],
    );
    const listing = (n: number, subcategoryId: string, name: string, tags: string[]) =>
      aListing({
        id: idOf("u", 930 + n),
        name,
        tags,
        providerUserId: directory.companies[n]!.id,
        categoryId: category,
        subcategoryId,
        publishedAt: `2026-01-0${n}T00:00:00Z`,
      });
    await insertListings([
      listing(1, floors, "Zgrass by the metre", []),
      ...[2, 3, 4].map((n) => listing(n, floors, "Planks", ["zgrass"])),
      ...[5, 6, 7].map((n) => listing(n, railings, "Qbalcony railing", [])),
    ]);
    forgetTotals();
    const ids = await idsOf(asked({ q: "zgrass coverings qbalcony", sort: "relevance" }));
    const ofFloors = ids.filter((id) => [1, 2, 3, 4].some((n) => id === idOf("u", 930 + n)));
    expect(ofFloors[0]).toBe(idOf("u", 931));
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("what only has the name of what is meant, elsewhere, has not all that was asked", async () => {
    const [category, boards, boxes] = [idOf("c", 91), idOf("s", 91), idOf("s", 92)];
    await insertCategories(
      [{ id: category, name: "Timber", slug: "timber-91" }],
      [
        { id: boards, categoryId: category, name: "Plywood", slug: "plywood-91" },
        { id: boxes, categoryId: category, name: "Crates", slug: "crates-91" },
      ],
    );
    const listing = (n: number, subcategoryId: string, name: string, description = "") =>
      aListing({
        id: idOf("u", 910 + n),
        name,
        description,
        providerUserId: directory.companies[n % directory.companies.length]!.id,
        categoryId: category,
        subcategoryId,
        publishedAt: `2026-01-0${n}T00:00:00Z`,
      });
    await insertListings([
      listing(1, boards, "Marine board"),
      listing(2, boards, "Teak board"),
      listing(3, boards, "Gurjan plywood board"),
      listing(4, boxes, "Plywood box", "Lined with zunmica."),
      ...[5, 6, 7, 8].map((n) => listing(n, boxes, "Pine crate")),
    ]);
    await db.$executeRaw`
      INSERT INTO search_synonyms (term, meaning) VALUES ('zunmica', 'plywood'), ('zunmica', 'marine')`;
    forgetTotals();
    const ids = await idsOf(asked({ q: "plywood and zunmica", sort: "relevance" }));
    expect(ids.slice(0, 4)).toEqual([1, 3, 2, 4].map((n) => idOf("u", 910 + n)));
    await db.$executeRaw`DELETE FROM search_synonyms WHERE term = 'zunmica'`;
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("where a place has none, what carries its name as that of a kind comes first of the nearest", async () => {
    const category = idOf("c", 98);
    await insertCategories([{ id: category, name: "Zarda leaves", slug: "zarda-98" }], []);
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      VALUES (10098, 'city', 'Zulmi', 'Zulmi, Maharashtra', 'MH', 900000, 27.1, 95.2)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (10098, 'zulmi')`;
    await insertListings(
      ["Zarda, green leaf", "Zarda, Zulmi leaf"].map((name, i) =>
        aListing({
          id: idOf("u", 980 + i),
          name,
          providerUserId: directory.companies[i]!.id,
          categoryId: category,
          publishedAt: `2026-01-0${5 - i}T00:00:00Z`,
        }),
      ),
    );
    forgetTotals();
    const first = async (q: string) => (await searchListings(asked({ q, sort: "relevance" }))).items[0]?.name;
    expect(await first("zulmi zarda")).toBe("Zarda, Zulmi leaf");
    expect(await first("zarda in zulmi")).toBe("Zarda, green leaf");
    await db.listing.deleteMany({ where: { categoryId: category } });
    await db.$executeRaw`DELETE FROM places WHERE id = 10098`;
  });

  test("with as much of what else was wished, what is called so goes before what is tagged so", async () => {
    const [category, sub] = [idOf("c", 95), idOf("s", 95)];
    await insertCategories(
      [{ id: category, name: "Winds", slug: "winds-95" }],
      [{ id: sub, categoryId: category, name: "Winds", slug: "winds-95" }],
    );
    await insertListings(
      ["Reed pipe", "Zurna, long", "Flute", "Horn"].flatMap((name, kind) =>
        [0, 1, 2, 3].map((n) =>
          aListing({
            id: idOf("u", 1000 + 4 * kind + n),
            name,
            tags: kind < 2 ? ["zurna"] : [],
            providerUserId: directory.companies[n]!.id,
            categoryId: category,
            subcategoryId: sub,
            publishedAt: `2026-01-0${4 - kind}T00:00:00Z`,
          }),
        ),
      ),
    );
    forgetTotals();
    const { items } = await searchListings(asked({ q: "zurna 5 kg", sort: "relevance" }));
    expect(items.slice(0, 4).map(({ name }) => name)).toEqual(Array(4).fill("Zurna, long"));
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("'3 phase' is said by 'three-phase', and what a word names goes before what has it as a tag", async () => {
    const [category, sub] = [idOf("c", 94), idOf("s", 96)];
    await insertCategories(
      [{ id: category, name: "Zoots", slug: "zoots-94" }],
      [{ id: sub, categoryId: category, name: "Zoots", slug: "zoots-94" }],
    );
    await insertListings(
      ["Winding of machines", "Zoot, single", "Three-phase zoot"].map((name, i) =>
        aListing({
          id: idOf("u", 1040 + i),
          name,
          tags: ["zoot"],
          providerUserId: directory.companies[i]!.id,
          categoryId: category,
          subcategoryId: sub,
          publishedAt: `2026-01-0${9 - i}T00:00:00Z`,
        }),
      ),
    );
    forgetTotals();
    const names = async (q: string) =>
      (await searchListings(asked({ q, sort: "relevance" }))).items.map(({ name }) => name);
    expect(await names("zoot")).toEqual(["Zoot, single", "Three-phase zoot", "Winding of machines"]);
    expect((await names("3 phase zoot"))[0]).toBe("Three-phase zoot");
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("what is to be repaired is there already: who repairs comes before who sells", async () => {
    await amongZugs(
      ["Deep zug", "Deep zug", "Deep zug", "Deep zug", ...Array<string>(4).fill("Zug repair")],
      async (first) => {
        expect(await first("deep zug repair")).toBe("Zug repair");
        expect(await first("zug theek karwana")).toBe("Zug repair");
        expect(await first("deep zug")).toBe("Deep zug");
      },
    );
  });

  test("of two needs beside each other either is found, and what does both comes first", async () => {
    const category = idOf("c", 89);
    const [zoms, zims] = [idOf("s", 89), idOf("s", 88)];
    await insertCategories(
      [{ id: category, name: "Household", slug: "household-89" }],
      [
        { id: zoms, categoryId: category, name: "Zoms", slug: "zoms-89" },
        { id: zims, categoryId: category, name: "Zims", slug: "zims-89" },
      ],
    );
    const listings = [
      ["Zom", zoms],
      ["Zim", zims],
      ["Zom and zim", zims],
      ["Zom", zoms],
    ] as const;
    await insertListings(
      listings.map(([name, subcategoryId], i) =>
        aListing({
          id: idOf("u", 890 + i),
          name,
          providerUserId: directory.companies[i]!.id,
          categoryId: category,
          subcategoryId,
          publishedAt: `2026-01-0${9 - i}T00:00:00Z`,
        }),
      ),
    );
    forgetTotals();
    const answer = async (q: string) => {
      const { items, total, step } = await searchListings(asked({ q, sort: "relevance" }));
      return [step, total, items.map(({ name }) => name)];
    };
    expect(await answer("zom and zim")).toEqual(["whole", 4, ["Zom and zim", "Zom", "Zim", "Zom"]]);
    expect(await answer("zom zim")).not.toContain(4);
    await db.listing.deleteMany({ where: { categoryId: category } });
    await db.subcategory.deleteMany({ where: { categoryId: category } });
    await db.category.delete({ where: { id: category } });
  });

  test("what is not wanted is not looked for", async () => {
    await amongZugs(["Zug", "Rusty zug"], async (first, answer) => {
      expect(await first("zug without rust")).toBe("Zug");
      expect(await first("zug but not rusty")).toBe("Zug");
      expect((await answer("zug without rust")).interpretation?.ignored).toContain("without");
    });
  });

  test("what goes to another city comes first where two are named", async () => {
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng)
      VALUES (10077, 'city', 'Mumbai', 'Mumbai, Maharashtra', 'MH', 12000000, 19.07, 72.88)`;
    await db.$executeRaw`INSERT INTO place_names (place_id, name) VALUES (10077, 'mumbai')`;
    await amongZugs(["Zug within the city", "Zug to another city"], async (first) => {
      expect(await first("zug pune")).toBe("Zug within the city");
      expect(await first("zug pune to mumbai")).toBe("Zug to another city");
    });
    // However much else of it is said by what does not go that far.
    await taught("long zug", "deep zug", () =>
      amongZugs(["Long zug within the city", "Deep zug to another city"], async (first) => {
        expect(await first("long zug pune to mumbai")).toBe("Deep zug to another city");
      }),
    );
    await db.$executeRaw`DELETE FROM places WHERE id = 10077`;
  });

  test("where nobody mends a thing, and some say of it that it needs repair, the answer says that it is of the thing", async () => {
    await amongZugs(
      ["Deep zug", "Wide zug"],
      async (_first, answer) => {
        expect(await answer("zug repair")).toMatchObject({ step: "subcategory", total: 2 });
        expect((await answer("deep zug")).step).toBe("whole");
      },
      "Needs no repair.",
    );
  });

  test("of what a term means, and is as good otherwise, what is called as it was typed comes first", async () => {
    const check = () =>
      amongZugs(
        ["Wide kazoo", "Deep kazoo"],
        async (first) => expect(await first("deep kazoo")).toBe("Deep kazoo"),
        "Deep and wide.",
      );
    await taught("deep kazoo", "wide kazoo", check);
  });

  test("a colour in a name counts less than the thing", async () => {
    await amongZugs(["White zug", "Zug with kazoo"], async (first) => {
      expect(await first("white kazoo zug")).toBe("Zug with kazoo");
    });
  });

  test("what is the thing itself by its name comes before what has to do with it", async () => {
    await amongZugs(
      [
        "Kazoo repair, all makes",
        "Kazoo on rent, per week",
        "Cleaning brush and kazoo case",
        "Brass kazoo, with case",
      ],
      async (first, answer) => {
        expect(await first("kazoo")).toBe("Brass kazoo, with case");
        expect((await answer("kazoo")).total).toBe(4);
        // More words tell what is meant by themselves.
        expect(await first("kazoo repair")).toBe("Kazoo repair, all makes");
        // Of more than are ranked at once it is not asked.
        const saidBy = (more: number) =>
          db.$executeRaw`UPDATE search_vocabulary SET listings = listings + ${more}::int WHERE word = 'kazoo' AND kind = 'word'`;
        await saidBy(20_000);
        try {
          expect(await first("kazoo")).toBe("Kazoo repair, all makes");
        } finally {
          await saidBy(-20_000);
        }
      },
    );
  });

  test("a price that the words name is a filter, where anything costs so much", async () => {
    const category = idOf("c", 96);
    await insertCategories([{ id: category, name: "Zithers", slug: "zithers-93" }], []);
    const prices = [900, 4000, 12_000, null];
    await insertListings(
      prices.map((price, i) =>
        aListing({
          id: idOf("u", 930 + i),
          name: "Concert zither",
          price,
          providerUserId: directory.companies[i % directory.companies.length]!.id,
          categoryId: category,
          publishedAt: `2026-01-0${i + 1}T00:00:00Z`,
        }),
      ),
    );
    forgetTotals();
    const found = async (q: string) => {
      const ids = await idsOf(asked({ q, sort: "relevance" }));
      return ids.map((id) => prices[prices.findIndex((_price, i) => id === idOf("u", 930 + i))]);
    };
    expect((await found("zither under 5,000")).sort()).toEqual([4000, 900]);
    expect(await found("zither above 10k")).toEqual([12_000]);
    expect(await found("५००० रुपये से ज़्यादा zither")).toEqual([12_000]);
    // Nothing costs so little: all of them, rather than none.
    expect(await found("zither under 500")).toHaveLength(4);
    // About so much ranks, and hides nothing.
    const roughly = await found("zither around 4000");
    expect([roughly[0], roughly.length]).toEqual([4000, 4]);
    const { interpretation } = await searchListings(asked({ q: "zither under 5,000" }));
    expect(interpretation).toMatchObject({ need: "zither", attributes: ["under 5000"] });
    const isPriceMet = async (params: Parameters<typeof asked>[0]) =>
      (await searchListings(asked({ sort: "relevance", ...params }))).isPriceMet;
    expect(await isPriceMet({ q: "zither under 5,000" })).toBe(true);
    expect(await isPriceMet({ q: "zither under 500" })).toBe(false);
    expect(await isPriceMet({ q: "zither around 4000" })).toBe(null);
    expect(await isPriceMet({ q: "zither" })).toBe(null);
    // Nothing is shown, at whatever price.
    expect(await isPriceMet({ q: "zither under 500", priceMin: "90000" })).toBe(null);
    const refused = await searchListings(asked({ q: "zither under 5,000", not: "attributes" }));
    expect(refused.interpretation?.attributes).toEqual([]);
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("sizes that nothing of what is found says are told", async () => {
    const category = idOf("c", 88);
    await insertCategories([{ id: category, name: "Theremins", slug: "theremins" }], []);
    await insertListings(
      ["Theremin, 5 kva", "Theremin, three phase"].map((name, i) =>
        aListing({
          id: idOf("u", 950 + i),
          name,
          providerUserId: directory.companies[i % directory.companies.length]!.id,
          categoryId: category,
          publishedAt: `2026-01-0${i + 1}T00:00:00Z`,
        }),
      ),
    );
    forgetTotals();
    const unmet = async (params: Parameters<typeof asked>[0]) =>
      (await searchListings(asked({ sort: "relevance", ...params }))).unmetSizes;
    expect(await unmet({ q: "theremin 5 kva" })).toEqual([]);
    expect(await unmet({ q: "theremin 3 phase 7 kva" })).toEqual(["7 kva"]);
    expect(await unmet({ q: "theremin" })).toEqual([]);
    expect(await unmet({ q: "theremin 7 kva", not: "attributes" })).toEqual([]);
    expect(await unmet({ q: "theremin 7 kva", words: "literal" })).toBeNull();
    // Of what the filters leave; where that is nothing, nothing is told.
    expect(await unmet({ q: "theremin 5 kva", companyType: "exporters" })).toEqual([]);
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("a price filters only where something that says the words costs so much", async () => {
    const category = idOf("c", 97);
    const subcategory = idOf("s", 97);
    await insertCategories(
      [{ id: category, name: "Beds and sofas", slug: "beds-94" }],
      [{ id: subcategory, categoryId: category, name: "Lutes and citterns", slug: "lutes-94" }],
    );
    await insertListings(
      [
        { name: "Renaissance lute", price: 9000, tags: [] },
        { name: "Cittern strings", price: 300, tags: [] },
      ].map((listing, i) =>
        aListing({
          ...listing,
          id: idOf("u", 940 + i),
          providerUserId: directory.companies[i]!.id,
          categoryId: category,
          subcategoryId: subcategory,
        }),
      ),
    );
    forgetTotals();
    const names = async (q: string) =>
      (await searchListings(asked({ q, sort: "relevance" }))).items.map(({ name }) => name);
    expect((await names("lute under 500"))[0]).toBe("Renaissance lute");
    expect(await names("cittern under 500")).toEqual(["Cittern strings"]);
    await db.listing.deleteMany({ where: { categoryId: category } });
  });

  test("where the text leaves no doubt what it is about, only if that costs so much", async () => {
    const [category, hire] = [idOf("c", 185), idOf("c", 186)];
    const [chairs, tents] = [idOf("s", 185), idOf("s", 186)];
    await insertCategories(
      [
        { id: category, name: "Furniture", slug: "furniture-interiors" },
        { id: hire, name: "Events", slug: "events-catering" },
      ],
      [
        { id: chairs, categoryId: category, name: "Office furniture", slug: "office-furniture" },
        { id: tents, categoryId: hire, name: "Tents", slug: "tents-decoration" },
      ],
    );
    const [own, other] = [
      { categoryId: category, subcategoryId: chairs },
      { categoryId: hire, subcategoryId: tents },
    ];
    await insertListings(
      [
        { name: "Office chair with arms", price: 9000, ...own },
        { name: "Steel cupboard", price: 9000, ...own },
        { name: "Wooden table", price: 9000, ...own },
        { name: "Chairs on hire", tags: ["office chair"], price: 300, ...other },
        { name: "Office chair with wheels", price: 700, ...own },
      ].map((listing, i) =>
        aListing({ ...listing, id: idOf("u", 960 + i), providerUserId: directory.companies[i]!.id }),
      ),
    );
    forgetTotals();
    const { items, isPriceMet } = await searchListings(
      asked({ q: "office chair under 500", sort: "relevance" }),
    );
    // What is near to that comes first.
    expect([items[0]?.name, isPriceMet]).toEqual(["Office chair with wheels", false]);
    // A cupboard is furniture by its subcategory, and need not say so.
    const cupboard = await searchListings(
      asked({ q: "office cupboard furniture under 10000", sort: "relevance" }),
    );
    expect([cupboard.items.length, cupboard.isPriceMet]).toEqual([4, true]);
    await db.listing.deleteMany({ where: { categoryId: { in: [category, hire] } } });
  });

  test("how far away it may be is the radius of the place that was read, and else asks where", async () => {
    const { interpretation } = await searchListings(asked({ q: "pump within 5 km of pune" }));
    expect(interpretation).toMatchObject({
      need: "pump",
      place: { name: "Pune", radiusKm: 5 },
      nearMe: false,
    });
    const nowhere = await searchListings(asked({ q: "pump within 5 km" }));
    expect(nowhere.interpretation).toMatchObject({ need: "pump", place: null, nearMe: true });
  });

  describe("what is of no subcategory", () => {
    const [category, zugs] = [idOf("c", 195), idOf("s", 195)];
    const NAMES = [
      "HP Petrol Pump",
      "Nagar Library",
      "Library rack maker",
      "State Bank of Zugland",
      "Zug",
      "Rog",
      "High Rog Bed",
      "Nagar Roggery",
    ];

    beforeAll(async () => {
      await insertCategories(
        [{ id: category, name: "Paper", slug: "paper-195" }],
        [
          { id: idOf("s", 196), categoryId: category, name: "Books", slug: "books-195" },
          { id: zugs, categoryId: category, name: "Zugs", slug: "zugs-195" },
          { id: idOf("s", 197), categoryId: category, name: "Rog furniture", slug: "rogs-195" },
          { id: idOf("s", 198), categoryId: category, name: "Roggery", slug: "roggery-195" },
        ],
      );
      const ofCompany = { providerUserId: directory.companies[0]!.id, categoryId: category };
      await insertListings([
        ...NAMES.map((name, i) => aListing({ ...ofCompany, id: idOf("u", 930 + i), name })),
        aListing({ ...ofCompany, id: idOf("u", 940), name: "Library book", subcategoryId: idOf("s", 196) }),
        aListing({ ...ofCompany, id: idOf("u", 941), name: "Large one", subcategoryId: zugs }),
        aListing({ ...ofCompany, id: idOf("u", 942), name: "Rog bed", subcategoryId: idOf("s", 197) }),
        aListing({ ...ofCompany, id: idOf("u", 943), name: "Round one", subcategoryId: idOf("s", 198) }),
      ]);
      forgetTotals();
      return async () => {
        await db.listing.deleteMany({ where: { categoryId: category } });
        await db.subcategory.deleteMany({ where: { categoryId: category } });
        await db.category.delete({ where: { id: category } });
      };
    });
    const names = async (q: string) =>
      (await everything(asked({ q, sort: "relevance" }))).map(({ name }) => name);

    test("is what its name says, also where nobody offers such a thing as a rule", async () => {
      expect(await names("petrol pump")).toEqual(["HP Petrol Pump"]);
      expect(await names("petrol pump near pune")).toEqual(["HP Petrol Pump"]);
      expect(await names("state bank of zugland")).toEqual(["State Bank of Zugland"]);
      expect(await names("post office")).toEqual([]);
    });

    test("is found by what people say of it in Hindi, in both scripts", async () => {
      expect(await names("पेट्रोल पंप")).toEqual(["HP Petrol Pump"]);
      expect(await names("पैट्रोल पंप pune")).toEqual(["HP Petrol Pump"]);
      expect(await names("petrol pamp")).toEqual(["HP Petrol Pump"]);
      expect((await names("पुस्तकालय"))[0]).toBe("Nagar Library");
      expect((await searchListings(asked({ q: "पेट्रोल पंप" }))).correctedQuery).toBeNull();
      // Nobody is called so, and nobody offers one.
      expect(await names("डाकघर")).toEqual([]);
    });

    test("goes before what has to do with it, and only for what it is", async () => {
      const [first, ...others] = await names("library");
      expect(first).toBe("Nagar Library");
      expect(others).toEqual(expect.arrayContaining(["Library rack maker", "Library book"]));
    });

    test("goes behind what is offered by a subcategory of the name, of all of it", async () => {
      expect(await names("zug")).toEqual(["Large one", "Zug"]);
      expect(await names("roggery")).toEqual(["Round one", "Nagar Roggery"]);
      expect((await names("rog")).slice(0, 2)).toEqual(["Rog", "Rog bed"]);
      // Both words are in the name of what is meant, too.
      expect((await names("rog bed")).slice(0, 2)).toEqual(["Rog bed", "High Rog Bed"]);
    });
  });

  test("a word of a single listing is found", async () => {
    await insertListings([
      aListing({
        id: idOf("z", 1),
        providerUserId: directory.companies[0]!.id,
        categoryId: directory.categories[0]!.id,
        name: "Zirconium crucible",
      }),
    ]);
    expect(await idsOf(asked({ q: "zirconium" }))).toEqual([idOf("z", 1)]);
  });
});
