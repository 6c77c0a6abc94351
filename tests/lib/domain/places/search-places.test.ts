import { useDatabase } from "@/tests/support/database";
import { beforeAll, describe, expect, test } from "vitest";
import { searchPlaces } from "@/lib/domain/places/search-places";
import { PLACE_IDS } from "@/lib/domain/places/place-ids";
import { db } from "@/lib/server/db";
import { buildPlaces } from "@/reference/places/build-places";
import { writePlaces } from "@/reference/places/seed-places";
import { aListing, idOf, insertCategories, insertCompanies, insertListings } from "@/tests/support/directory";
import { fewSources } from "@/tests/reference/places/few-sources";

useDatabase();
const few = buildPlaces(fewSources);
beforeAll(() => writePlaces(few, "few"));

const labels = async (q: string, limit = 5) => (await searchPlaces({ q, limit })).map(({ label }) => label);

describe("searchPlaces", () => {
  test("gives what a suggestion shows", async () => {
    expect(await searchPlaces({ q: "kothrud", limit: 1 })).toEqual([
      { label: "Kothrud, Pune, Maharashtra", lat: 18.502, lng: 73.8146111, kind: "locality" },
    ]);
  });

  test("a region is read from words, and not chosen: its middle is not it", async () => {
    const there = await db.$queryRaw`SELECT label FROM places WHERE label = 'Vidarbha, Maharashtra'`;
    expect(there).toHaveLength(1);
    for (const q of ["vidarbha", "vidar", "vidharba"])
      expect([q, await labels(q)]).toEqual([q, expect.not.arrayContaining(["Vidarbha, Maharashtra"])]);
  });

  test("large cities and states come before smaller places", async () => {
    const found = await labels("pun");
    expect(found[0]).toBe("Pune, Maharashtra");
    expect(found).toContain("Punjab");
    expect(found.indexOf("Punjab")).toBeLessThan(found.indexOf("Punganur, Andhra Pradesh"));
    expect((await labels("del"))[0]).toBe("Delhi");
  });

  test.each([
    ["pune", "Pune, Maharashtra"],
    ["PUNE", "Pune, Maharashtra"],
    ["poona", "Pune, Maharashtra"],
    ["bangalore", "Bengaluru, Karnataka"],
    ["बेंगलुरु", "Bengaluru, Karnataka"],
    ["मुंबई", "Mumbai, Maharashtra"],
    ["महाराष्ट्र", "Maharashtra"],
    ["orissa", "Odisha"],
    ["jammu & kashmir", "Jammu and Kashmir"],
    ["up", "Uttar Pradesh"],
    ["punganūr", "Punganur, Andhra Pradesh"],
    ["aurangabad", "Chhatrapati Sambhajinagar, Maharashtra"],
    ["aurangabad bihar", "Aurangabad, Bihar"],
    ["mg road", "M.G. Road, Bengaluru, Karnataka"],
    ["M.G. Road", "M.G. Road, Bengaluru, Karnataka"],
    ["rk puram", "R K Puram Sector 5, Delhi"],
  ])("'%s' is %s first", async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  test("what far more people mean stands second among villages that are written as it was typed", async () => {
    const [quarter, village] = [PLACE_IDS.locality - 1, PLACE_IDS.locality + 900_000];
    await db.$executeRaw`
      INSERT INTO places (id, kind, name, label, state_code, population, lat, lng, importance) VALUES
        (${quarter}::int, 'locality', 'Zadhapur', 'Zadhapur, Hyderabad, Telangana', 'MH', 0, 17.44, 78.39, 90000),
        (${village}::int, 'locality', 'Zadapur', 'Zadapur, Bidar, Karnataka', 'MH', 0, 17.9, 77.5, 800)`;
    await db.$executeRaw`
      INSERT INTO place_names (place_id, name) VALUES (${quarter}::int, 'zadhapur'), (${village}::int, 'zadapur')`;
    expect(await labels("zadapur")).toEqual(["Zadapur, Bidar, Karnataka", "Zadhapur, Hyderabad, Telangana"]);
    expect(await labels("zadapur", 1)).toEqual(["Zadapur, Bidar, Karnataka"]);
    await db.$executeRaw`DELETE FROM places WHERE id IN (${quarter}::int, ${village}::int)`;
  });

  test("a name typed out comes before longer ones", async () => {
    expect((await labels("koramangala"))[0]).toBe("Koramangala, Bengaluru, Karnataka");
  });

  test.each([
    ["kothrud pune", ["Kothrud, Pune, Maharashtra"]],
    ["Kothrud, Pune, Maharashtra", ["Kothrud, Pune, Maharashtra"]],
    ["koth pu", ["Kothrud, Pune, Maharashtra", "Kothale, Pune, Maharashtra"]],
    [
      "koramangala bangalore",
      ["Koramangala, Bengaluru, Karnataka", "Koramangala 6th Block, Bengaluru, Karnataka"],
    ],
    ["andheri bombay", ["Andheri, Mumbai, Maharashtra"]],
    ["andheri pune", []],
    ["rampur kolhapur", ["Rampur, Kolhapur, Maharashtra"]],
  ])("the words after the name narrow down: '%s'", async (q, expected) => {
    expect(await labels(q)).toEqual(expect.arrayContaining(expected));
    expect((await labels(q)).length > 0).toBe(expected.length > 0);
  });

  test.each([
    ["kormangala", "Koramangala, Bengaluru, Karnataka"],
    ["kothroodh", "Kothrud, Pune, Maharashtra"],
    ["bangaluru", "Bengaluru, Karnataka"],
    ["moombai", "Mumbai, Maharashtra"],
    ["andehri bombay", "Andheri, Mumbai, Maharashtra"],
    ["kormangala bangalore", "Koramangala, Bengaluru, Karnataka"],
    // Only the English name of it is on record.
    ["कोथरूड", "Kothrud, Pune, Maharashtra"],
    ["४११०३८", "411038, Pune, Maharashtra"],
  ])("a misspelt name is found by how it sounds: '%s' is %s", async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  test("of two places as important the one with businesses comes first", async () => {
    const twin = few.find(({ kind, name }) => kind === "locality" && name === "Kothrud")!;
    const far = { ...twin, lat: twin.lat + 1, names: ["Twinpur"], name: "Twinpur" };
    await writePlaces(
      [
        ...few,
        { ...far, id: 1_900_001, label: "Twinpur, Empty, Maharashtra" },
        { ...far, id: 1_900_002, label: "Twinpur, Busy, Maharashtra", lat: twin.lat },
      ],
      "twins",
    );
    expect((await labels("twinpur"))[0]).toBe("Twinpur, Empty, Maharashtra");
    await insertCompanies([{ id: idOf("p", 1), name: "Acme", type: null }]);
    await insertCategories([{ id: idOf("c", 1), name: "Taps", slug: "taps" }]);
    await insertListings([
      aListing({
        id: idOf("x", 1),
        providerUserId: idOf("p", 1),
        categoryId: idOf("c", 1),
        lat: twin.lat,
        lng: twin.lng,
      }),
    ]);
    expect((await labels("twinpur"))[0]).toBe("Twinpur, Busy, Maharashtra");
  });

  test("PIN codes from three digits on, however they are written", async () => {
    expect(await labels("41")).toEqual([]);
    expect(await labels("411")).toEqual(["411001, Pune, Maharashtra", "411038, Pune, Maharashtra"]);
    expect(await labels("411038")).toEqual(["411038, Pune, Maharashtra"]);
    expect(await labels("411 038")).toEqual(["411038, Pune, Maharashtra"]);
  });

  test("no label twice, though a city and its district are called the same", async () => {
    const found = await labels("pune", 10);
    expect(new Set(found).size).toBe(found.length);
  });

  test("never more than asked for", async () => {
    expect(await labels("p", 2)).toHaveLength(2);
  });

  test.each([
    "",
    "   ",
    ",.-",
    "%",
    "_",
    "zzz",
    "#gazetteer",
    "(",
    "\\",
    "qq(",
    "x".repeat(100),
    "a ".repeat(50),
  ])("'%s' finds nothing and breaks nothing", async (q) => {
    expect(await labels(q)).toEqual([]);
  });
});
