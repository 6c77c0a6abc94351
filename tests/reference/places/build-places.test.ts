import { beforeAll, describe, expect, it } from "vitest";
import { states } from "@/lib/content/states";
import { buildPlaces, type GazetteerPlace } from "@/reference/places/build-places";
import { cityNames } from "@/reference/places/city-names";
import { PointGrid } from "@/reference/places/point-grid";
import { readSources } from "@/reference/places/sources";
import { fewSources } from "@/tests/reference/places/few-sources";

const labelled = (places: readonly GazetteerPlace[], label: string, kind?: string) =>
  places.find((place) => place.label === label && (kind === undefined || place.kind === kind));

describe("a small gazetteer", () => {
  const places = buildPlaces(fewSources);
  const labels = places.map(({ label }) => label);

  it("is the same every time", () => {
    const shuffled = { cities: [...fewSources.cities].reverse(), offices: [...fewSources.offices].reverse() };
    expect(buildPlaces(fewSources)).toEqual(places);
    expect(buildPlaces(shuffled).map(({ id, label }) => [id, label])).toEqual(
      places.map(({ id, label }) => [id, label]),
    );
  });

  it("names a locality after the large city around it, else after its district", () => {
    expect(labels).toContain("Kothrud, Pune, Maharashtra");
    expect(labels).toContain("Andheri, Mumbai, Maharashtra");
    expect(labels).toContain("Koramangala, Bengaluru, Karnataka");
    expect(labels).toContain("R K Puram Sector 5, Delhi");
    expect(labels).toContain("Rampur Kalan, Kolhapur, Maharashtra");
  });

  it("labels a PIN code and puts it in the middle of its offices", () => {
    expect(labelled(places, "411038, Pune, Maharashtra")).toMatchObject({
      id: 411038,
      kind: "pin_code",
      lat: 18.50752,
      lng: 73.8085,
    });
  });

  it("shows today's names and knows the older ones and the Hindi ones", () => {
    expect(labelled(places, "Bengaluru, Karnataka")?.names).toEqual(
      expect.arrayContaining(["Bengaluru", "Bangalore", "बेंगलुरु"]),
    );
    expect(labelled(places, "Chhatrapati Sambhajinagar, Maharashtra", "city")?.names).toContain("Aurangabad");
    expect(labelled(places, "Aurangabad, Bihar", "city")).toBeDefined();
    expect(labelled(places, "Punganur, Andhra Pradesh", "city")?.name).toBe("Punganur");
    expect(labelled(places, "M.G. Road, Bengaluru, Karnataka")?.names).toContain("MG Road");
  });

  it("does not repeat a city as a locality, nor a name in its label", () => {
    expect(labels).not.toContain("Pune, Pune, Maharashtra");
    expect(labelled(places, "Delhi", "city")).toBeDefined();
  });

  it("drops points that cannot be true", () => {
    expect(labels.filter((label) => label.startsWith("Morave"))).toEqual([]);
    expect(labels.filter((label) => label.startsWith("Swapped"))).toEqual([]);
    expect(labels.filter((label) => label.startsWith("Sonari"))).toEqual([]);
  });

  it("puts a PIN code that has nothing better at a point it shares", () => {
    expect(labelled(places, "412301, Pune, Maharashtra")).toMatchObject({ lat: 18.52043, lng: 73.856743 });
  });

  it("drops a branch office without a point, and puts a larger one where its PIN code is", () => {
    expect(labels.filter((label) => label.startsWith("Nowhere"))).toEqual([]);
    expect(labelled(places, "Saswad, Pune, Maharashtra")).toMatchObject({ lat: 18.33, lng: 74.2 });
  });

  it("takes a missing state from the PIN code, and a city's from the offices around it", () => {
    expect(labels).toContain("Gandhi Chowk, Kolhapur, Maharashtra");
    expect(labels).toContain("Mumbai, Maharashtra");
  });

  it("puts a district at its largest city", () => {
    expect(labelled(places, "Pune, Maharashtra", "district")).toMatchObject({ lat: 18.51957, lng: 73.85535 });
    expect(labelled(places, "Leh, Ladakh", "district")).toMatchObject({ lat: 34.846 });
  });
});

describe("the gazetteer of India", () => {
  let places: GazetteerPlace[];
  beforeAll(() => {
    places = buildPlaces(readSources());
  }, 180_000);

  it("has all kinds of places, in the numbers expected", () => {
    const count = (kind: string) => places.filter((place) => place.kind === kind).length;
    expect(count("state")).toBe(36);
    expect(count("district")).toBeGreaterThan(740);
    expect(count("city")).toBeGreaterThan(6_900); // about 80 of the source are localities of a large city
    expect(count("pin_code")).toBeGreaterThan(19_000);
    expect(count("locality")).toBeGreaterThan(110_000);
  });

  it("has every id once, a state and a point in India for each, and a label that names the state", () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    const names = new Map(states.map(({ code, name }) => [code, name]));
    const wrong = places.filter(
      ({ label, stateCode, lat, lng }) =>
        !label.endsWith(names.get(stateCode) ?? "?") || !(lat >= 6 && lat <= 38 && lng >= 68 && lng <= 98),
    );
    expect(wrong).toEqual([]);
  });

  it("gives every city of city-names.ts its names", () => {
    const named = new Map(
      places
        .filter(({ kind }) => kind === "city" || kind === "locality")
        .flatMap((place) => place.names.map((name) => [`${place.stateCode} ${name}`, place.name] as const)),
    );
    const lost = cityNames.flatMap(({ stateCode, otherNames }) =>
      otherNames.filter((name) => !named.has(`${stateCode} ${name}`)),
    );
    expect(lost).toEqual([]);
  });

  it("lies in the right state at every state's reference point", () => {
    const grid = new PointGrid<GazetteerPlace>();
    for (const place of places)
      if (place.kind === "city" || place.kind === "locality") grid.add(place, place);
    for (const state of states)
      expect(grid.within(state, 50)[0]?.item.stateCode, state.name).toBe(state.code);
  });

  it("shows no post office suffix and no shouting", () => {
    const odd = places.filter(
      ({ kind, name }) => kind === "locality" && /\b[BSH]\.?O\.?$|^[A-Z ]{9,}$/.test(name),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});

describe("names people say", () => {
  const names = (label: string) =>
    buildPlaces(fewSources).find((place) => place.label === label)?.names ?? [];

  it("of states: Hindi, codes that are said, no code that is a word of something else", () => {
    const states = buildPlaces(fewSources).filter(({ kind }) => kind === "state");
    const all = new Set(states.flatMap((state) => state.names));
    for (const name of ["उत्तर प्रदेश", "UP", "U P", "TamilNadu", "Orissa"])
      expect(all.has(name), name).toBe(true);
    for (const code of ["OR", "CT", "HR", "UT"]) expect(all.has(code), code).toBe(false);
  });

  it("of cities: Hindi, older ones, what people say for short", () => {
    expect(names("Mumbai, Maharashtra")).toEqual(expect.arrayContaining(["Bombay", "मुंबई", "बम्बई"]));
    expect(names("Bengaluru, Karnataka")).toEqual(expect.arrayContaining(["Blr", "बेंगलुरु"]));
  });

  it("of sectors: with their town on either side, in the town that the name says", () => {
    const sources = {
      cities: [
        { name: "Noida", otherNames: [], stateCode: "UP", lat: 28.58, lng: 77.33, population: 637_000 },
        { name: "Ghaziabad", otherNames: [], stateCode: "UP", lat: 28.66, lng: 77.44, population: 1_199_000 },
      ],
      offices: [
        {
          name: "Sec62 Noida SO",
          head: true,
          pinCode: "201309",
          district: "GAUTAM BUDDHA NAGAR",
          stateCode: "UP",
          point: { lat: 28.62, lng: 77.4 },
        },
      ],
    };
    const sector = buildPlaces(sources).find(({ kind }) => kind === "locality");
    expect(sector?.label).toBe("Sector 62, Noida, Uttar Pradesh");
    expect(sector?.names).toEqual(
      expect.arrayContaining(["Sector 62", "Sec 62", "Sector 62 Noida", "Noida Sector 62"]),
    );
  });
});

it("between namesakes the larger is more important, and what others around are named after", () => {
  const few = buildPlaces(fewSources);
  const of = (label: string) =>
    few.find((place) => place.label === label && place.kind !== "district")?.importance ?? 0;
  expect(of("Chhatrapati Sambhajinagar, Maharashtra")).toBeGreaterThan(of("Aurangabad, Bihar"));
  expect(of("Koramangala, Bengaluru, Karnataka")).toBeGreaterThan(
    of("Koramangala 6th Block, Bengaluru, Karnataka"),
  );
  expect(of("Koramangala 6th Block, Bengaluru, Karnataka")).toBeGreaterThan(
    of("Rampur, Kolhapur, Maharashtra"),
  );
});
