import { tellingStems } from "@/lib/domain/listings/search/reading/meant-subcategories";
import { describe, expect, test } from "vitest";
import { interpret, type Given } from "@/lib/domain/listings/search/reading/interpret";
import { takeQuantities } from "@/lib/domain/listings/search/reading/quantities";
import { likelySubcategories } from "@/lib/domain/listings/search/reading/subcategory-classifier";
import { OFFERED_BY_NOBODY } from "@/lib/domain/listings/search/reading/word-features";
import type { PlaceCandidate, Readings } from "@/lib/domain/listings/search/reading/readings";

const NOTHING_GIVEN: Given = { not: [], hasPlace: false, hasCompanyType: false };

type Place = Omit<PlaceCandidate, "first" | "last">;
const place = (
  kind: Place["kind"],
  label: string,
  lat: number,
  lng: number,
  more: Partial<Place>,
): Place => ({
  kind,
  name: label.split(",")[0]!,
  label,
  state_code: "MH",
  district: null,
  population: 0,
  lat,
  lng,
  known: true,
  supply: 40,
  importance: 0,
  ambiguous: false,
  ...more,
});

/** A little gazetteer, vocabulary and catalogue: what the database would find. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  shahad: [place("locality", "Shahad, Kalyan, Maharashtra", 19.25, 73.16, {})],
  mumbai: [place("city", "Mumbai, Maharashtra", 19.07, 72.88, { population: 12_000_000 })],
  andheri: [
    place("locality", "Andheri, Mumbai, Maharashtra", 19.12, 72.83, {}),
    place("locality", "Andheri, Dahod, Gujarat", 22.81, 73.99, { known: false, state_code: "GJ" }),
  ],
  bangalore: [
    place("city", "Bengaluru, Karnataka", 12.97, 77.59, { population: 8_000_000, state_code: "KA" }),
  ],
  मुंबई: [place("city", "Mumbai, Maharashtra", 19.07, 72.88, { population: 12_000_000 })],
  thane: [place("city", "Thane, Maharashtra", 19.2, 72.97, { population: 1_800_000 })],
  delhi: [place("city", "Delhi", 28.61, 77.2, { population: 11_000_000, state_code: "DL" })],
  "anna nagar": [
    place("locality", "Anna Nagar, Chennai, Tamil Nadu", 13.08, 80.21, { state_code: "TN" }),
    place("locality", "Anna Nagar, Madurai, Tamil Nadu", 9.92, 78.14, { state_code: "TN" }),
  ],
  chennai: [place("city", "Chennai, Tamil Nadu", 13.08, 80.27, { population: 4_600_000, state_code: "TN" })],
  up: [place("state", "Uttar Pradesh", 26.85, 80.91, { state_code: "UP", ambiguous: true })],
  hp: [place("state", "Himachal Pradesh", 31.1, 77.17, { state_code: "HP", ambiguous: true })],
  shimla: [place("city", "Shimla, Himachal Pradesh", 31.1, 77.17, { population: 170_000, state_code: "HP" })],
  kanpur: [place("city", "Kanpur, Uttar Pradesh", 26.45, 80.33, { population: 2_700_000, state_code: "UP" })],
  vidarbha: [place("district", "Vidarbha, Maharashtra", 20.62, 78.5, { importance: 90_000 })],
  nagpur: [place("city", "Nagpur, Maharashtra", 21.15, 79.09, { population: 2_400_000 })],
  gujarat: [place("state", "Gujarat", 22.26, 71.19, { state_code: "GJ" })],
  "411038": [place("pin_code", "411038, Pune, Maharashtra", 18.5, 73.8, {})],
  jar: [place("city", "Jar, Uttar Pradesh", 27.1, 79.2, { population: 9_000, state_code: "UP" })],
  leh: [place("city", "Leh, Ladakh", 34.16, 77.58, { population: 30_000, state_code: "LA" })],
  met: [place("city", "Met, Maharashtra", 19.5, 75.2, { population: 3_000 })],
  puri: [place("city", "Puri, Odisha", 19.81, 85.83, { population: 200_000, state_code: "OD" })],
  ghar: [
    place("city", "Ghar, Kangra, Himachal Pradesh", 32.1, 76.2, { population: 4_000, state_code: "HP" }),
  ],
  nal: [place("city", "Nal, Udaipur, Rajasthan", 24.5, 73.7, { population: 5_000, state_code: "RJ" })],
  airport: [place("locality", "Airport, Mumbai, Maharashtra", 19.09, 72.86, {})],
  wala: [place("city", "Wala, Chhattisgarh", 20.2, 81.5, { state_code: "CG" })],
};
const LISTINGS: Readonly<Record<string, number>> = {
  plumber: 40,
  plumb: 60,
  plumbing: 60,
  pump: 80,
  motor: 70,
  sofa: 20,
  clean: 90,
  tank: 40,
  jar: 30,
  leh: 12,
  pet: 25,
  repair: 200,
  servic: 300,
  carpent: 30,
  electrician: 30,
  water: 120,
  manufactur: 50,
};
const SUBCATEGORIES = [
  { id: "plumbing", name: "Plumbing", stems: ["plumb", "plumbing"], size: 50 },
  { id: "pumps", name: "Pumps", stems: ["pump", "pumps"], size: 60 },
  { id: "cleaning", name: "Tank, Sofa & Deep Cleaning", stems: ["tank", "sofa", "deep", "clean"], size: 40 },
  { id: "jars", name: "Bottles & Jars", stems: ["bottl", "jar"], size: 30 },
];
const SHARES: readonly (readonly [string, string, number])[] = [
  ["plumber", "plumbing", 38],
  ["pump", "pumps", 58],
  ["motor", "pumps", 20],
  ["sofa", "cleaning", 12],
  ["clean", "cleaning", 38],
  ["jar", "jars", 20],
  ["pet", "jars", 20],
  ["leh", "jars", 3],
  ["leh", "pumps", 1],
];
const STEMS: Readonly<Record<string, string>> = {
  plumbing: "plumb",
  pumps: "pump",
  cleaning: "clean",
  jars: "jar",
  repairing: "repair",
  manufacturers: "manufactur",
};
const TERMS: readonly (readonly [string, string])[] = [
  ["nal mistri", "plumber"],
  ["नलसाज", "plumber"],
  ["nal", "pump"],
  ["sofa cleaning", "tank sofa cleaning"],
  ["jar motor", "pump"],
  ["bottle plumber", "jar plumber"],
  ["sofapump", "sofa pump"],
  ["smart board stand", "desk"],
  ["time machine pump", "pump"],
  ["sofa work", "tank"],
  ["kings chowk", "tank"],
  ["shahad", "jar"],
  ["warli art", "paint"],
  ["warli art", "warli paint"],
  ["jar shop", "jar"],
  ["tank deep", "tank sofa"],
  ["thane jar", "pump"],
];

/** What search_readings() would answer. */
function readingsOf(text: string): Readings {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stems = words.map((word) => STEMS[word] ?? word);
  const spans = words.flatMap((_word, i) =>
    words.slice(i, i + 4).map((_other, more) => ({
      first: i + 1,
      last: i + more + 1,
      text: words.slice(i, i + more + 1).join(" "),
    })),
  );
  return {
    words,
    stems,
    listings: LISTINGS,
    synonyms: spans.flatMap(({ first, last, text: term }) =>
      TERMS.filter(([from]) => from === term).map(([, meaning]) => ({
        first,
        last,
        meaning,
        stems: meaning.split(" ").map((word) => STEMS[word] ?? word),
      })),
    ),
    joined: [],
    shares: SHARES.map(([word, id, n]) => ({ word, id, n })),
    places: spans.flatMap(({ first, last, text: name }) =>
      (PLACES[name] ?? []).map((one) => ({ ...one, first, last })),
    ),
    subcategories: SUBCATEGORIES.map((one) => ({ ...one, slug: one.id, categorySlug: "all" })),
  };
}

function read(text: string, given: Partial<Given> = {}, found: Partial<Readings> = {}) {
  const { quantities, rest } = takeQuantities(text);
  return interpret({ ...readingsOf(rest), ...found }, quantities, { ...NOTHING_GIVEN, ...given });
}

/** The subcategories that a text means where words more speak for one of them, each in so many of its listings. */
const meantWith =
  (more: readonly string[], id: string, n: number) =>
  (text: string): string[] =>
    read(
      text,
      {},
      {
        shares: [...SHARES, ...more.map((word) => [word, id, n] as const)].map(([word, of, count]) => ({
          word,
          id: of,
          n: count,
        })),
        listings: { ...LISTINGS, ...Object.fromEntries(more.map((word) => [word, n])) },
      },
    ).interpretation.subcategories.map((one) => one.id);

test.each([
  ["security agency", ["secur", "agenc"], {}, ["secur"]],
  ["compressor service", ["compressor", "servic"], {}, ["compressor", "servic"]],
  ["agency", ["agenc"], {}, ["agenc"]],
  // Nobody typed these.
  ["security agency", ["guard", "hire"], { isBySynonym: true }, ["guard", "hire"]],
])("'%s' tells %j by %j", (words, typed, more, telling) => {
  expect(tellingStems({ words, alternatives: [typed], isPrefix: false, ...more })).toEqual(telling);
});

describe("what a text means", () => {
  test.each([
    ["plumber", "plumber", null],
    ["plumber in mumbai", "plumber", "Mumbai, Maharashtra"],
    ["mumbai plumber", "plumber", "Mumbai, Maharashtra"],
    ["plumber near andheri", "plumber", "Andheri, Mumbai, Maharashtra"],
    ["plumber andheri west mumbai", "plumber", "Andheri, Mumbai, Maharashtra"],
    ["sofa cleaning anna nagar chennai", "sofa cleaning", "Anna Nagar, Chennai, Tamil Nadu"],
    ["plumber bangalore", "plumber", "Bengaluru, Karnataka"],
    ["plumber 411038", "plumber", "411038, Pune, Maharashtra"],
    ["pumps gujarat", "pumps", "Gujarat"],
    ["plumber मुंबई में", "plumber", "Mumbai, Maharashtra"],
    ["i want a plumber from mumbai to delhi", "plumber", "Mumbai, Maharashtra"],
    ["plumber chennai to delhi", "plumber", "Chennai, Tamil Nadu"],
    // A term goes beyond the name of a city: what it means, as a 'Kota stone' is one.
    ["thane jar", "thane jar", null],
    ["thane jar mumbai", "thane jar", "Mumbai, Maharashtra"],
    ["jar thane", "jar", "Thane, Maharashtra"],
    ["pump in thane jar", "pump jar", "Thane, Maharashtra"],
    ["best plumber price contact number", "plumber", null],
    ["book plumber online", "plumber", null],
    ["book a plumber in mumbai", "plumber", "Mumbai, Maharashtra"],
    // What is done to books, and books themselves.
    ["book binding", "book binding", null],
    ["book", "book", null],
    ["book plumber guide", "plumber guide", null],
    ["mumbai", "", "Mumbai, Maharashtra"],
    // A town's name that is a product too stays a product unless the text says place.
    ["pet jar", "pet jar", null],
    // A few of a town's businesses are tagged with it: no product.
    ["plumber leh", "plumber", "Leh, Ladakh"],
    ["plumber puri", "plumber", "Puri, Odisha"],
    // What is owned is no place, and who does a thing is none.
    ["tank ki puri cleaning", "tank puri cleaning", null],
    ["plumber puri me", "plumber", "Puri, Odisha"],
    ["plumber mumbai ke andheri", "plumber", "Andheri, Mumbai, Maharashtra"],
    ["tank cleaning karne wala paas", "tank cleaning paas", null],
    // The way and quarter of an address say where, too, and no list of places has them.
    ["sofa cleaning ring road mumbai", "sofa cleaning", "Mumbai, Maharashtra"],
    ["plumber gandhi chowk bangalore", "plumber", "Bengaluru, Karnataka"],
    ["plumber sector 15 mumbai", "plumber", "Mumbai, Maharashtra"],
    ["plumber main market puri", "plumber", "Puri, Odisha"],
    ["plumber mumbai ring road", "plumber", "Mumbai, Maharashtra"],
    // A word of Hindi is the place that is called so where nothing else is said of it.
    ["plumber puri", "plumber", "Puri, Odisha"],
    ["puri plumber mumbai", "puri plumber", "Mumbai, Maharashtra"],
    ["pump kharab puri", "pump kharab", "Puri, Odisha"],
    // A number that is called is whose it is.
    ["plumber phone number", "plumber", null],
    ["plumber mumbai mobile no", "plumber", "Mumbai, Maharashtra"],
    ["plumber मोबाइल नंबर", "plumber", null],
    ["mobile no pump", "mobile pump", null],
    ["phone number", "phone", null],
    // A word of sentences is a town where something leads to it.
    ["pump met with an accident", "pump accident", null],
    ["plumber in met", "plumber", "Met, Maharashtra"],
    // Nor is how it is bought anything of it.
    ["pump cash on delivery", "pump", null],
    ["plumber per hour mumbai open now", "plumber", "Mumbai, Maharashtra"],
    ["book a plumber", "plumber", null],
    ["pump for sale", "pump", null],
    ["made in india", "made india", null],
    // Two letters are a place where something leads to them.
    ["plumber in up", "plumber", "Uttar Pradesh"],
    ["up mein plumber", "plumber", "Uttar Pradesh"],
    ["pump dealers up", "pump", "Uttar Pradesh"],
    ["pump pick up", "pump pick up", null],
    ["up pump", "up pump", null],
    ["pump in up 5", "pump 5", null],
    // Or beside a place of that state.
    ["plumber kanpur up", "plumber", "Kanpur, Uttar Pradesh"],
    ["kanpur up mein plumber", "plumber", "Kanpur, Uttar Pradesh"],
    ["kanpur up down plumber", "down plumber", "Kanpur, Uttar Pradesh"],
    ["pump pick up kanpur", "pump pick", "Kanpur, Uttar Pradesh"],
    // A road is called by where it leads, and lies where the next name says.
    ["plumber kanpur road mumbai", "plumber", "Mumbai, Maharashtra"],
    ["plumber kanpur road", "plumber", "Kanpur, Uttar Pradesh"],
    ["plumber mumbai kanpur road", "plumber", "Mumbai, Maharashtra"],
    // A building is not looked for, and the name of a place is one all the same.
    ["plumber near kailas temple mumbai", "plumber", "Mumbai, Maharashtra"],
    ["plumber near andheri station", "plumber", "Andheri, Mumbai, Maharashtra"],
    ["school ke samne plumber", "plumber", null],
    ["plumber for a school", "plumber school", null],
    // Where nothing is asked for before it, the building is.
    ["near school mumbai", "school", "Mumbai, Maharashtra"],
    ["near me hospital sofa", "hospital sofa", null],
    ["mumbai near hospital", "hospital", "Mumbai, Maharashtra"],
    ["school ke paas", "school", null],
    ["mumbai belt motor", "belt motor", "Mumbai, Maharashtra"],
    // What is said of a state and of a PIN code beside it.
    ["pump western gujarat", "pump", "Gujarat"],
    ["pump gujarat state", "pump", "Gujarat"],
    ["pump anywhere in gujarat", "pump", "Gujarat"],
    ["plumber pin code 411038", "plumber", "411038, Pune, Maharashtra"],
    ["pan india plumber", "plumber", null],
    ["plumber mumbai up", "plumber up", "Mumbai, Maharashtra"],
    // Nothing else is asked for, it is for one, listings say it, or it was taught: a need.
    ["motor road mumbai", "motor road", "Mumbai, Maharashtra"],
    ["pump for road mumbai", "pump road", "Mumbai, Maharashtra"],
    ["manufacturer gandhi road mumbai", "gandhi road", "Mumbai, Maharashtra"],
    ["sector 15 mumbai", "sector 15", "Mumbai, Maharashtra"],
    ["plumber tank road mumbai", "plumber tank road", "Mumbai, Maharashtra"],
    ["plumber block 15 mumbai", "plumber block 15", "Mumbai, Maharashtra"],
    ["pump tank market mumbai", "pump tank", "Mumbai, Maharashtra"],
    ["plumber kings chowk mumbai", "plumber kings chowk", "Mumbai, Maharashtra"],
  ])("'%s': '%s' at %s", (text, need, label) => {
    const { interpretation } = read(text);
    expect([interpretation.need, interpretation.place?.label ?? null]).toEqual([need, label]);
  });

  test.each([
    ["plumber UP", ["up"], "plumber", "Uttar Pradesh"],
    ["plumber UP", [], "plumber up", null],
    ["plumber UP Kanpur", ["up"], "plumber", "Kanpur, Uttar Pradesh"],
    ["Kanpur UP plumber", ["up"], "plumber", "Kanpur, Uttar Pradesh"],
    ["pump 5 UP", ["up"], "pump 5 up", null],
    ["UP pump", ["up"], "up pump", null],
    ["pump HP", ["hp"], "pump hp", null],
    ["pump HP Shimla", ["hp"], "pump hp", "Shimla, Himachal Pradesh"],
    ["pump Shimla hp", [], "pump hp", "Shimla, Himachal Pradesh"],
    ["pump in HP", ["hp"], "pump", "Himachal Pradesh"],
  ])("'%s', where %j are typed in capitals of their own: '%s' at %s", (text, capitals, need, label) => {
    const { interpretation } = read(text, { capitals: new Set(capitals) });
    expect([interpretation.need, interpretation.place?.label ?? null]).toEqual([need, label]);
  });

  test.each([
    ["plumber", ["plumbing"]],
    ["nal mistri", ["plumbing"]],
    ["नलसाज", ["plumbing"]],
    ["pump", ["pumps"]],
    ["sofa cleaning", ["cleaning"]],
    ["kirloskar pump", ["pumps"]],
    ["qwertz", []],
  ])("'%s' means %j", (text, ids) => {
    expect(read(text).interpretation.subcategories.map(({ id }) => id)).toEqual(ids);
  });

  test("of two terms that are as long, the one that ends in what it is", () => {
    const term = (first: number, last: number, meaning: string) => ({
      ...{ first, last, meaning },
      stems: meaning.split(" "),
    });
    const wordsOf = (text: string) =>
      read(text, {}, { synonyms: [term(1, 2, "sofa"), term(2, 3, "pump")] }).needed.map(({ words }) => words);
    expect(wordsOf("carpent motor course")).toEqual(["carpent", "motor course"]);
    expect(wordsOf("carpent motor tank")).toEqual(["carpent motor", "tank"]);
  });

  test("a tag stays what was typed, where a term was taught that says more than it and means another thing", () => {
    const synonyms = [{ first: 1, last: 3, meaning: "plumber", stems: ["plumber"] }];
    const meant = (shares: Readings["shares"]) =>
      read("pet jar banwana", {}, { synonyms, shares }).needed.map(({ alternatives }) => alternatives);
    const known = readingsOf("").shares;
    expect(meant(known)).toEqual([[["plumber"]]]);
    expect(meant([...known, { word: "pet jar", id: "jars", n: 9 }])).toEqual([[["pet", "jar"], ["plumber"]]]);
  });

  test("by what measure it is paid says nothing of what is wanted", () => {
    const listings = { ...LISTINGS, per: 90, sq: 90, ft: 90 };
    const { needed, interpretation } = read("sofa per sq ft rate", {}, { listings });
    expect(needed.map(({ words }) => words)).toEqual(["sofa"]);
    expect(interpretation.ignored).toEqual(expect.arrayContaining(["per", "sq", "ft"]));
  });

  test("a word that carries nothing is left out of what a term means, and one with its stem is not", () => {
    const means = (meaning: string) => {
      const synonyms = [{ first: 1, last: 1, meaning, stems: ["market", "sofa"] }];
      const { needed } = read("qwertz", {}, { synonyms, listings: { ...LISTINGS, market: 9 } });
      return needed.flatMap(({ alternatives }) => alternatives.flat());
    };
    expect(means("marketing sofa")).toEqual(["market", "sofa"]);
    expect(means("market sofa")).toEqual(["sofa"]);
  });

  test("who mends a thing and what is done to it say less of its kind than the thing", () => {
    const meant = meantWith(["mechanic", "change"], "cleaning", 39);
    expect(meant("mechanic")).toEqual(["cleaning"]);
    expect([meant("jar mechanic"), meant("jar change")]).toEqual([["jars"], ["jars"]]);
  });

  test("what is learnt is a course, and how many there are says nothing of the kind", () => {
    const meant = meantWith(["learn", "lesson", "course", "two"], "cleaning", 20);
    expect(meant("lesson pump")).toEqual(["pumps"]);
    expect(meant("learn pump")).toContain("cleaning");
    expect(meant("pump course")).toContain("cleaning");
    expect(meant("course pump")).toEqual(["pumps"]);
    expect(meant("two pumps")).toEqual(["pumps"]);
  });

  test("a term of several words beside an unknown one is no guess, however often its words stand elsewhere", () => {
    const synonyms = [{ first: 2, last: 3, meaning: "repair", stems: ["repair"] }];
    expect(read("qwertz repair water").isGuess).toBe(true);
    expect(read("qwertz repair water", {}, { synonyms }).isGuess).toBe(false);
  });

  test("what stands behind 'of' says less of what is about it, and not of what it is in or from", () => {
    const meant = meantWith(["parcel", "bag"], "pumps", 30);
    expect(meant("parcel of jar")).toEqual(["pumps"]);
    expect(meant("bag of jar")).toContain("jars");
    expect(meant("supplier of jar for pump")).toEqual(["jars"]);
  });

  test("what a few write as one is no reason to leave out those who write two words", () => {
    const written = (pairs: number) => ({
      joined: [{ first: 1, last: 2, stem: "petjar" }],
      listings: { ...LISTINGS, pet: pairs, jar: pairs, petjar: 12 },
    });
    expect(read("pet jar", {}, written(1200)).needed[0]?.alternatives).toEqual([["petjar"]]);
    expect(read("pet jar", {}, written(1201)).needed[0]?.alternatives).toEqual([["pet", "jar"], ["petjar"]]);
  });

  test("half of a word that was written as two is no place, unless many know it, and cuts no term", () => {
    const ear = place("city", "Ear, Bihar", 25.43, 84.34, { population: 9_000, state_code: "BR" });
    const places = [{ ...ear, first: 1, last: 1 }];
    const joined = {
      joined: [{ first: 1, last: 2, stem: "earpump" }],
      listings: { ...LISTINGS, earpump: 4 },
    };
    expect(read("ear pump", {}, { places }).interpretation.place?.name).toBe("Ear");
    expect(read("ear pump", {}, { places, ...joined }).interpretation).toMatchObject({
      need: "ear pump",
      place: null,
    });
    const known = {
      joined: [{ first: 1, last: 2, stem: "mumbaipump" }],
      listings: { ...LISTINGS, mumbaipump: 12 },
    };
    expect(read("mumbai pump", {}, known).interpretation.place?.name).toBe("Mumbai");
    const cut = { joined: [{ first: 1, last: 2, stem: "petjar" }], listings: { ...LISTINGS, petjar: 12 } };
    expect(read("pet jar motor").needed.map(({ words }) => words)).toEqual(["pet", "jar motor"]);
    expect(read("pet jar motor", {}, cut).needed.map(({ words }) => words)).toEqual(["pet jar", "motor"]);
  });

  test("two words of trade are not one word of listings", () => {
    const joined = {
      joined: [{ first: 2, last: 3, stem: "workshop" }],
      listings: { ...LISTINGS, workshop: 12 },
    };
    const { needed, wished } = read("motor work shop", {}, joined);
    expect(needed.map(({ words }) => words)).toEqual(["motor"]);
    expect(wished.map(({ words }) => words)).toEqual(["work", "shop"]);
    expect(read("sofa work shop", {}, joined).needed.map(({ words }) => words)).toEqual(["sofa work"]);
  });

  test("'pass' leads to a place only where it is near one", () => {
    expect(read("jar pass pump").interpretation.place).toBeNull();
    expect(read("jar ke pass pump").interpretation.place?.name).toBe("Jar");
  });

  test("from one city to another is a long way, whoever goes it", () => {
    const isFar = (text: string) => read(text).wished.some(({ words }) => words === "another city");
    expect(
      ["plumber mumbai to delhi", "plumber from mumbai to delhi", "plumber मुंबई se delhi"].map(isFar),
    ).toEqual(Array(3).fill(true));
    // A village of the name, a state, the same city, the next one and two that stand apart are no ends of a way.
    expect(
      [
        "plumber mumbai to met",
        "plumber mumbai to gujarat",
        "plumber mumbai se मुंबई",
        "plumber mumbai to thane",
        "plumber mumbai delhi",
      ].map(isFar),
    ).toEqual(Array(5).fill(false));
  });

  test("what is not wanted is no need", () => {
    const needs = (text: string) => read(text).needed.map(({ words }) => words);
    expect(needs("pump without motor")).toEqual(["pump"]);
    expect(needs("bina motor pump")).toEqual(["pump"]);
    expect(needs("pump but not motor")).toEqual(["pump"]);
    expect(needs("without motor")).toEqual(["motor"]);
  });

  test("who has something that does not work wants it mended", () => {
    const isMended = (text: string) => read(text).wished.some(({ words }) => words === "repair");
    expect(["pump not working", "motor kharab", "पंप ख़राब है", "pump jal gaya", "pump"].map(isMended)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test("what stands in every town is no place by its name alone", () => {
    const labelOf = (text: string) => read(text).interpretation.place?.label;
    expect(["mere ghar mein plumber", "cab to airport", "plumber airport mumbai"].map(labelOf)).toEqual([
      undefined,
      undefined,
      "Mumbai, Maharashtra",
    ]);
  });

  test("the radius belongs to the kind of place", () => {
    const radiusOf = (text: string) => read(text).interpretation.place?.radiusKm;
    expect(["mumbai", "andheri", "411038", "gujarat", "vidarbha"].map(radiusOf)).toEqual([
      25,
      10,
      5,
      null,
      230,
    ]);
  });

  test("a town lies in its region, however far that reaches", () => {
    expect(read("plumber nagpur vidarbha").interpretation).toMatchObject({
      need: "plumber",
      place: { name: "Nagpur" },
    });
  });

  test("a quarter that is called as a thing is the thing where its name stands alone, unless something leads to it", () => {
    expect(read("shahad")).toMatchObject({ interpretation: { place: null, need: "shahad" } });
    expect(read("near shahad").interpretation.place?.name).toBe("Shahad");
    expect(read("andheri").interpretation.place?.name).toBe("Andheri");
  });

  test("a thing that water comes from is no village", () => {
    const placeOf = (text: string) => read(text).interpretation.place?.name;
    expect(["nal se plumber", "plumber in nal"].map(placeOf)).toEqual([undefined, "Nal"]);
  });

  test("the first word of a term that was taught is no town of that name, whatever leads to it", () => {
    const placeOf = (text: string) => read(text).interpretation.place?.name;
    expect(["plumber from nal", "plumber from nal mistri"].map(placeOf)).toEqual(["Nal", undefined]);
  });

  test("how far away it may be is the radius of the place, and not of a state", () => {
    const near = (text: string) => {
      const { place: where, nearMe } = read(text, { withinKm: 7 }).interpretation;
      return [where?.radiusKm, nearMe];
    };
    expect(near("plumber mumbai")).toEqual([7, false]);
    expect(near("plumber gujarat")).toEqual([null, false]);
    expect(near("plumber")).toEqual([undefined, true]);
  });

  test("'near me' is said without a place, in several ways", () => {
    for (const text of [
      "plumber near me",
      "nearby plumber",
      "plumber mere paas",
      "मेरे पास plumber",
      "plumber close by",
    ]) {
      const { interpretation } = read(text);
      expect([text, interpretation.nearMe, interpretation.need, interpretation.place]).toEqual([
        text,
        true,
        "plumber",
        null,
      ]);
    }
  });

  test("a company type and sizes are read beside the need", () => {
    const { interpretation, quantities } = read("1.5 H.P. pump manufacturers in Mumbai");
    expect(interpretation).toMatchObject({
      need: "pump",
      companyType: { type: "manufacturer", words: "manufacturers" },
      attributes: ["1.5 h.p."],
      place: { label: "Mumbai, Maharashtra" },
    });
    expect(quantities.map(({ token }) => token)).toEqual(["1.5hp"]);
  });

  test("an unknown brand ranks and narrows nothing away", () => {
    const { needed, wished } = read("kirloskar pump");
    expect([needed, wished].map((all) => all.map(({ words }) => words))).toEqual([["pump"], ["kirloskar"]]);
  });

  test("more unknown than known is a guess", () => {
    expect(read("flurb grommix pump").isGuess).toBe(true);
    expect(read("kirloskar pump").isGuess).toBe(false);
    // What it is for is no more than that.
    expect(read("flurb for pump").isGuess).toBe(true);
    expect(read("repair for pump").isGuess).toBe(false);
  });

  test("a model's number that nobody has is no guess", () => {
    expect(read("pump 6205 xq").isGuess).toBe(false);
    expect(read("pump 6205").isGuess).toBe(false);
    expect(read("pump ab xq").isGuess).toBe(true);
  });

  test("a word of what nobody offers is one, however well the others are known, and is no misspelling", () => {
    const { isGuess, unknown } = read("submarine motor repair");
    expect([isGuess, unknown]).toEqual([true, []]);
    expect(read("petrol pump").isGuess).toBe(true);
    expect(read("pump petrol").isGuess).toBe(false);
  });

  test.each([
    "where can i adopt a child",
    "train time from delhi to mumbai",
    "book a hotel in mumbai",
    "pump hotel room for two",
    "पानी का टैंकर",
    "भूसा",
    "check dam pump",
  ])("lodging, timetables, adoption and what is fed to animals are elsewhere: %s", (text) => {
    expect(read(text)).toMatchObject({ isForElsewhere: true, isGuess: true });
  });

  test("a room that is booked is elsewhere, what is for it is not", () => {
    expect(read("hotel room booking").isForElsewhere).toBe(true);
    expect(read("sofa cleaning for hotel room").isForElsewhere).toBe(false);
    expect(read("meeting room booking").isForElsewhere).toBe(false);
  });

  test("a word whose stem is another one's keeps what it says", () => {
    const found = { stems: ["attend"], listings: { ...LISTINGS, attend: 20, attendance: 8 } };
    expect(read("attendance", {}, found).needed[0]?.exact).toBe("attendance");
    expect(read("attends", {}, found).needed[0]?.exact).toBeUndefined();
  });

  test("a phrase of what nobody offers within a term that was taught is none", () => {
    const isElsewhere = (text: string) => interpret(readingsOf(text), [], NOTHING_GIVEN).isForElsewhere;
    expect(isElsewhere("time machine")).toBe(true);
    expect(isElsewhere("time machine pump")).toBe(false);
  });

  test("a phrase of what nobody offers is offered where a tag or a subcategory is called so", () => {
    expect(read("petrol pump").isForElsewhere).toBe(true);
    const tagged = { shares: [{ word: "petrol pump", id: "pumps", n: 4 }] };
    expect(read("petrol pump", {}, tagged).isForElsewhere).toBe(false);
    const called = { id: "fuel", name: "Petrol pumps", slug: "fuel", categorySlug: "all", size: 9 };
    const subcategories = [{ ...called, stems: ["petrol", "pump"] }];
    expect(read("petrol pump", {}, { subcategories }).isForElsewhere).toBe(false);
  });

  test("a landmark beside which it is wanted is neither asked for nor a place", () => {
    for (const text of [
      "plumber near police station",
      "plumber near the bus stand",
      "petrol pump ke paas plumber",
      "रेलवे स्टेशन के पास plumber",
    ]) {
      const { interpretation, isGuess } = read(text);
      expect([interpretation.need, interpretation.place, isGuess], text).toEqual(["plumber", null, false]);
    }
    expect(read("plumber near bus stand mumbai").interpretation.place).toMatchObject({
      label: "Mumbai, Maharashtra",
    });
    for (const text of [
      "police station",
      "police station near bus stand",
      "near police station",
      "bus stand near me",
    ])
      expect(read(text).isGuess, text).toBe(true);
  });

  test("who asks what a thing costs asks for the thing", () => {
    for (const text of ["how much is a pump", "pump ka rate kya hai", "sabse accha plumber kaun hai"])
      expect(read(text).isGuess, text).toBe(false);
  });

  test("where several listings have the word, or one is called by it, it is offered", () => {
    const text = "submarine motor repair";
    const guessed = (found: Partial<Readings>) => read(text, {}, found).isGuess;
    expect(guessed({ listings: { ...LISTINGS, submarine: 2 } })).toBe(true);
    expect(guessed({ listings: { ...LISTINGS, submarine: 3 } })).toBe(false);
    const called = [...readingsOf(text).shares, { word: "submarine", id: "pumps", n: 1 }];
    expect(guessed({ listings: { ...LISTINGS, submarine: 1 }, shares: called })).toBe(false);
  });
});

test("a verb that carries nothing does so in each of its forms; in Latin letters a name that ends like one stays", () => {
  const ignoredOf = (text: string) => interpret(readingsOf(text), [], NOTHING_GIVEN).interpretation.ignored;
  expect(ignoredOf("sofa करवानी")).toEqual(["करवानी"]);
  expect(ignoredOf("sofa karni")).toEqual(["karni"]);
  expect(ignoredOf("sofa banane")).toEqual(["banane"]);
  expect(ignoredOf("canon pump")).toEqual([]);
});

describe("a reading that was refused", () => {
  test("a place goes with its words", () => {
    const { interpretation } = read("plumber in mumbai", { not: ["place"] });
    expect([interpretation.need, interpretation.place]).toEqual(["plumber", null]);
    expect(interpretation.unusedPlace).toMatchObject({ name: "Mumbai", words: "in mumbai" });
  });

  test("a company type becomes a word that ranks, and narrows nothing", () => {
    const { interpretation, needed, refused } = read("pump manufacturers", { not: ["type"] });
    expect([interpretation.need, interpretation.companyType]).toEqual(["pump", null]);
    expect([needed, refused].map((concepts) => concepts.map(({ alternatives }) => alternatives))).toEqual([
      [[["pump"]]],
      [[["manufactur"]]],
    ]);
    expect(read("pump manufacturers").refused).toEqual([]);
  });

  test("what the search was given wins over the words", () => {
    const { interpretation } = read("plumber manufacturer mumbai", { hasPlace: true, hasCompanyType: true });
    expect(interpretation).toMatchObject({ need: "plumber", place: null, companyType: null });
    expect(interpretation.unusedPlace?.words).toBe("mumbai");
    expect(read("plumber mumbai").interpretation.unusedPlace).toBeNull();
    expect(read("plumber", { hasPlace: true }).interpretation.unusedPlace).toBeNull();
  });

  test("beside a given place the name of another one may be that of a kind, as 'assam tea'", () => {
    const found = {
      listings: { ...LISTINGS, gujarat: 40 },
      shares: [...readingsOf("").shares, { word: "gujarat", id: "pumps", n: 8 }],
    };
    const given = (text: string) => read(text, { hasPlace: true }, found).interpretation;
    expect(given("gujarat pump")).toMatchObject({ need: "gujarat pump", unusedPlace: null });
    for (const text of ["pump gujarat", "pump in gujarat", "in gujarat pump"])
      expect([text, given(text).need, given(text).unusedPlace?.name]).toEqual([text, "pump", "Gujarat"]);
    expect(read("gujarat pump", {}, found).interpretation).toMatchObject({
      need: "pump",
      place: { name: "Gujarat" },
    });
    // No listing is called so: it is a place alone.
    expect(read("gujarat pump", { hasPlace: true }).interpretation.need).toBe("pump");
  });
});

describe("words that rank", () => {
  test("those of a term, one by one, beside what it means", () => {
    const { needed, beside } = read("jar motor");
    expect(needed.map(({ words }) => words)).toEqual(["jar motor"]);
    expect(beside.map(({ words }) => words)).toEqual(["jar", "motor"]);
  });

  test("a term that no kind of thing has whole is the words it is made of", () => {
    const needOf = (text: string) => read(text).needed.map(({ alternatives }) => alternatives);
    expect(needOf("jar plumber")).toEqual([[["jar"]], [["plumber"]]]);
    expect(needOf("bottle plumber")).toEqual([[["plumber"]]]);
    expect(needOf("sofapump")).toEqual([[["sofa"]], [["pump"]]]);
    expect(needOf("sofa cleaning")).toEqual([
      [
        ["sofa", "clean"],
        ["tank", "sofa", "clean"],
      ],
    ]);
  });

  test("neighbours, each a word of its own", () => {
    expect(read("water pump").pairs).toEqual([["water", "pump"]]);
    expect(read("water for a pump").pairs).toEqual([]);
  });

  test("what tells more, of two words", () => {
    expect(read("water pump").telling?.words).toBe("pump");
  });
});

describe("a sentence", () => {
  test("has words that are part of a shorter text", () => {
    expect(read("another pump").interpretation.need).toBe("another pump");
    expect(read("can another plumber come home").interpretation.need).toBe("plumber home");
  });

  test("says when, which ranks", () => {
    const { needed, wished } = read("plumber in mumbai every morning please");
    expect(needed.map(({ words }) => words)).toEqual(["plumber"]);
    expect(wished.map(({ words }) => words)).toEqual(["morning"]);
  });
});

describe("subcategories", () => {
  const boards = [
    { id: "panels", name: "Panels", stems: ["panel"], size: 40 },
    { id: "school", name: "School furniture", stems: ["school", "furnitur"], size: 40 },
    { id: "doors", name: "Doors & Gates", stems: ["door", "gate"], size: 40 },
  ];
  const meant = (shares: Readings["shares"], text = "smart board") =>
    interpret(
      {
        ...readingsOf(text),
        listings: {
          smart: 9,
          board: 60,
          brown: 5,
          "500": 4,
          panel: 40,
          school: 40,
          desk: 20,
          used: 38,
          hand: 38,
          wooden: 38,
          machine: 21,
          paint: 60,
          warli: 20,
          lady: 38,
          door: 40,
          gate: 40,
        },
        subcategories: boards.map((one) => ({ ...one, slug: one.id, categorySlug: "one" })),
        shares,
      },
      [],
      NOTHING_GIVEN,
    ).primary;
  const board = { word: "board", id: "panels", n: 30 };
  const rare = { word: "board", id: "school", n: 9 };

  test("are told by a word", () => {
    expect(meant([board, rare])[0]).toBe("panels");
  });

  test("not by a colour or a number, where anything else was said", () => {
    const brown = { word: "brown", id: "school", n: 5 };
    const number = { word: "500", id: "school", n: 4 };
    expect(meant([board, brown, number], "500 brown board")).toEqual(["panels"]);
    expect(meant([board, brown], "brown")).toEqual(["school"]);
  });

  test("less by what it is for than by what it is", () => {
    const both = [
      { word: "panel", id: "panels", n: 30 },
      { word: "school", id: "school", n: 30 },
    ];
    expect(meant(both, "panel school")).toEqual(["panels", "school"]);
    // Where it is used stands right before it.
    expect(meant(both, "school panel")).toEqual(["panels"]);
    expect(meant(both, "school for panel")).toEqual(["school"]);
    expect(meant(both, "school for our panel")).toEqual(["school"]);
    expect(meant(both, "panel ke liye school")).toEqual(["school"]);
    expect(meant(both, "school chahiye panel ke liye smart")).toEqual(["school"]);
    // What nobody knows says nothing by itself.
    expect(meant(both, "smart for panel")).toEqual(["panels"]);
  });

  test("less by what comes with it, and by what it does not do", () => {
    const both = [
      { word: "panel", id: "panels", n: 30 },
      { word: "school", id: "school", n: 30 },
    ];
    expect(meant(both, "school with panel")).toEqual(["school"]);
    expect(meant(both, "school panel nahi")).toEqual(["school"]);
    expect(meant(both, "school panel नहीं")).toEqual(["school"]);
    // The first of both, and what stands first is the thing itself.
    expect(meant(both, "school for smart with panel")).toEqual(["school"]);
    expect(meant(both, "school with panel for smart")).toEqual(["school"]);
    expect(meant([both[0]!, { word: "desk", id: "school", n: 9 }], "panel nahi desk")[0]).toBe("panels");
    expect(read("pump motor nhi chal raha").interpretation.ignored).toContain("nhi");
  });

  test("less by whose shop it is for and wherein it is, in a term of several words, too", () => {
    const lightly = (text: string) => [...read(text).lightly].map(({ words }) => words);
    expect(lightly("plumber for jar shop")).toEqual(["jar shop"]);
    expect(lightly("pump in the tank deep")).toEqual(["tank deep"]);
    expect(lightly("pump in tank deep")).toEqual([]);
    // A term is a trade of its own: what is for 'sofa cleaning' may be that.
    expect(lightly("plumber for sofa cleaning")).toEqual([]);
  });

  test("and what nobody knows behind 'for' makes no guess of it", () => {
    const shares = [...SHARES, ["plumber", "pumps", 38] as const].map(([word, id, n]) => ({ word, id, n }));
    expect(read("plumber qwertz", {}, { shares }).isGuess).toBe(true);
    expect(read("plumber for qwertz", {}, { shares }).isGuess).toBe(false);
  });

  test("not by how many there are of something, which ranks", () => {
    const kinds = (text: string) => {
      const { needed, wished } = read(
        text,
        {},
        { listings: { ...LISTINGS, "300": 9, "1000": 9, "6205": 9 } },
      );
      return [needed, wished].map((some) => some.map(({ words }) => words));
    };
    expect(kinds("pump 300 jars")).toEqual([["pump", "jars"], ["300"]]);
    expect(kinds("1000 pcs pump")).toEqual([["pump"], ["1000"]]);
    expect(kinds("pump 300 quintal")).toEqual([["pump"], ["300", "quintal"]]);
    expect(kinds("pump 300 bachche")).toEqual([["pump"], ["300", "bachche"]]);
    expect(kinds("6205 pumps")).toEqual([["6205", "pumps"], []]);
    expect(kinds("300 pump")).toEqual([["300", "pump"], []]);
  });

  test("less by the state a thing is in, what it is of and who does it than by what it is", () => {
    const [panel, used, wooden] = [
      { word: "panel", id: "panels", n: 30 },
      { word: "used", id: "school", n: 38 },
      { word: "wooden", id: "school", n: 38 },
    ];
    expect(meant([panel, used], "used panel")[0]).toBe("panels");
    expect(meant([panel, wooden], "wooden panel")[0]).toBe("panels");
    expect(meant([panel, wooden], "wooden")).toEqual(["school"]);
    // 'second hand' is a state, and the hand of a hand pump is none.
    const hand = { word: "hand", id: "school", n: 38 };
    const few = { ...board, n: 10 };
    expect(meant([few, hand], "hand board")[0]).toBe("school");
    expect(meant([few, used], "used board")[0]).toBe("panels");
    expect(meant([few, { ...hand, word: "lady" }], "lady board")[0]).toBe("panels");
  });

  test("and what is called a machine is one, whatever it is for", () => {
    const shares = [
      { word: "board", id: "school", n: 30 },
      { word: "machine", id: "panels", n: 20 },
      { word: "machine", id: "school", n: 1 },
    ];
    expect(meant(shares, "board machine")[0]).toBe("panels");
    // Behind it stands what the thing is.
    expect(meant([...shares, { word: "desk", id: "school", n: 30 }], "machine desk")[0]).toBe("school");
    expect(meant(shares, "board")).toEqual(["school"]);
  });

  test("by a term of three words, not by two of them", () => {
    const pair = { word: "smart board", id: "panels", n: 9 };
    expect(meant([pair, { word: "desk", id: "school", n: 20 }], "smart board stand")).toEqual(["school"]);
  });

  test("a little more by the last word than by those before it", () => {
    const both = [board, { word: "desk", id: "school", n: 30 }];
    expect(meant(both, "board desk")).toEqual(["school", "panels"]);
    expect(meant(both, "desk board")).toEqual(["panels", "school"]);
  });

  test("by the meaning that says more, where one says all of another", () => {
    const painted = [
      { word: "paint", id: "panels", n: 40 },
      { word: "paint", id: "school", n: 20 },
    ];
    expect(meant(painted, "warli art")[0]).toBe("panels");
    expect(meant([...painted, { word: "warli", id: "school", n: 20 }], "warli art")).toEqual(["school"]);
  });

  test("not by the words of a name that stand the other way about", () => {
    const shares = [{ word: "panel", id: "panels", n: 38 }];
    expect(meant(shares, "school furnitur panel")[0]).toBe("school");
    expect(meant(shares, "furnitur school panel")[0]).toBe("panels");
    // Things that a name puts beside each other have no order.
    const elsewhere = ["gate", "door"].map((word) => ({ word, id: "panels", n: 38 }));
    expect(meant(elsewhere, "gate door")[0]).toBe("doors");
  });

  test("and by neighbours of their tags before a word", () => {
    expect(meant([board, rare, { word: "smart board", id: "school", n: 9 }])[0]).toBe("school");
  });
});

describe("what the whole text is about", () => {
  const likely = (...pairs: [string, number][]) => new Map(pairs);
  const ids = (text: string, given: Partial<Given>) =>
    read(text, given).interpretation.subcategories.map(({ id }) => id);

  test("speaks where the words are unknown, if it is likelier than not", () => {
    const told = read("tapwala", { likely: likely(["all/plumbing", 0.9], ["all/pumps", 0.05]) });
    expect(told).toMatchObject({ primary: ["plumbing"], isTold: true, isGuess: false });
    expect(read("tapwala", { likely: likely(["all/plumbing", 0.6]) })).toMatchObject({
      primary: ["plumbing"],
      isTold: false,
    });
    expect(ids("tapwala", { likely: likely(["all/plumbing", 0.4]) })).toEqual([]);
  });

  test("counts as much as what the words say", () => {
    expect(ids("motor", { likely: likely(["all/plumbing", 0.95], ["all/pumps", 0]) })[0]).toBe("plumbing");
    expect(ids("pump", { likely: likely(["all/plumbing", 0.1], ["all/pumps", 0.5]) })).toEqual(["pumps"]);
  });

  test("leaves what it is hardly about out of what is meant, where it leaves no doubt", () => {
    const meant = (...pumps: [string, number]) => {
      const { primary, secondary } = read("pump motor pumps sofa", {
        likely: likely(["all/cleaning", 0.9], pumps),
      });
      return { primary, secondary };
    };
    expect(meant("all/pumps", 0.01)).toEqual({ primary: ["cleaning"], secondary: ["pumps"] });
    expect(meant("all/pumps", 0.1)).toEqual({ primary: ["cleaning", "pumps"], secondary: [] });
    const best = (pumps: number) =>
      read("pump pumps clean", { likely: likely(["all/cleaning", 0.85], ["all/pumps", pumps]) }).best;
    expect([best(0.04), best(0.06)]).toEqual([["cleaning"], ["cleaning", "pumps"]]);
  });

  test("nobody offers it, unless the words speak for a subcategory that it does not know", () => {
    const nobody: [string, number] = ["", 0.95];
    expect(read("pump score", { likely: likely(nobody, ["all/pumps", 0.02]) }).isForNobody).toBe(true);
    const ofAnother = read("pump score", { likely: likely(nobody, ["all/plumbing", 0.04]) });
    expect(ofAnother).toMatchObject({ isForNobody: false, isTold: false, primary: ["pumps"] });
  });

  test.each([
    "best in mumbai",
    "price near me",
    "list of delhi",
    "manufacturers",
    "services",
    "today near me",
    "000000",
    "6205 12",
  ])("is not asked of words that carry nothing, of trade in general, or of digits alone: %s", (text) => {
    expect(read(text)).toMatchObject({ likely: new Map(), isTold: false, isForNobody: false });
  });

  test("is told by the thing more than by what it is for", () => {
    const label = "packaging/tapes-labels";
    const shares = [...SHARES, ["barcode", "jars", 9] as const].map(([word, id, n]) => ({ word, id, n }));
    const found = { shares, listings: { ...LISTINGS, barcode: 9, sticker: 9, printer: 9 } };
    const whole = likelySubcategories(["barcode", "sticker", "for", "printer"]);
    const { likely: told } = read("barcode sticker for printer", {}, found);
    expect(told.get(label)).toBeGreaterThan((whole.get(label) ?? 0) * 1.2);
    // About what nobody offers the whole says most.
    expect(told.get(OFFERED_BY_NOBODY)).toBe(whole.get(OFFERED_BY_NOBODY));
  });

  test("a subcategory is named word by word, too, though half of its listings have one of the words", () => {
    const shares = [...SHARES, ["tank", "cleaning", 20] as const].map(([word, id, n]) => ({ word, id, n }));
    const found = { shares, listings: { ...LISTINGS, deep: 40 } };
    expect(read("deep tank cleaning", {}, found).isNamed).toBe(true);
    expect(read("tank cleaning", {}, found).isNamed).toBe(false);
  });

  test("'wrk' is work, and no word that nobody knows", () => {
    expect(read("sofa wrk").unknown).toEqual([]);
    expect(read("sofa xrk").unknown).toEqual(["xrk"]);
  });

  test("two words that carry nothing in a sentence are no word of listings that was written as two", () => {
    const joined = [{ first: 4, last: 5, stem: "backup" }];
    const words = (text: string) =>
      read(text, {}, { joined, listings: { ...LISTINGS, backup: 20 } }).needed.map((one) => one.words);
    expect(words("tank water coming back up")).toEqual(["tank", "water"]);
    expect(words("tank water sofa pump up")).toEqual(["tank", "water", "sofa", "pump up"]);
  });

  test("what nobody offers is no part of a term that was taught", () => {
    expect(read("time machine").isForElsewhere).toBe(true);
    const synonyms = [{ first: 1, last: 2, meaning: "pump", stems: ["pump"] }];
    expect(read("spare time machine", {}, { synonyms }).isForElsewhere).toBe(false);
    expect(read("spare time machine").isForElsewhere).toBe(true);
  });

  test.each([
    ["plumber and pump", ["plumbing", "pumps"]],
    ["pump aur plumber dono chahiye", ["pumps", "plumbing"]],
    ["plumber or pump in mumbai", ["plumbing", "pumps"]],
    // Beside each other, of one subcategory, and with something unknown besides.
    ["plumber pump", []],
    ["pump and motor", []],
    ["plumber and pump xylophone", []],
  ])("of two needs that have nothing to do with each other either is looked for: %s", (text, ids) => {
    const meant = read(text);
    expect(meant.either.map(({ subcategory }) => subcategory.id)).toEqual(ids);
    if (ids.length > 0) expect(meant.primary).toEqual(ids);
  });

  test("words that are a subcategory's name between them tell none of its listings apart, where those do not say it", () => {
    const shares = [...SHARES, ["quiet", "cleaning", 20] as const].map(([word, id, n]) => ({ word, id, n }));
    const found = { shares, listings: { ...LISTINGS, deep: 40, quiet: 30 } };
    const apart = (text: string) => read(text, {}, found).apart.map(({ words }) => words);
    // None says 'deep' or 'tank' itself.
    expect(apart("quiet deep tank cleaning")).toEqual(["quiet"]);
    expect(apart("quiet cleaning")).toEqual(["quiet", "cleaning"]);
    expect(apart("deep tank cleaning")).toEqual(["deep", "tank", "cleaning"]);
    const said = {
      ...found,
      shares: [...found.shares, ...["tank", "deep"].map((word) => ({ word, id: "cleaning", n: 9 }))],
    };
    expect(read("quiet deep tank cleaning", {}, said).apart).toHaveLength(4);
  });

  test("no kind of thing is read out of a company type", () => {
    expect(ids("manufacturers", {})).toEqual([]);
    expect(read("manufacturers").isNamed).toBe(false);
  });
});
