import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attributePhrase } from "@/tests/support/relevance/attribute-words";
import { gainsOf } from "@/tests/support/relevance/judge";
import type { JudgedListing } from "@/tests/support/relevance/judged-listing";

const PUMPS = "machinery-tools--pumps";
const MOTORS = "electrical-solar--motors-transformers";
const pune = { lat: 18.52, lng: 73.86 };

const listing = (id: string, given: Partial<JudgedListing> & { text?: string } = {}): JudgedListing => ({
  id,
  name: id,
  city: "Pune",
  stateCode: "MH",
  ...pune,
  subcategory: PUMPS,
  phrases: [attributePhrase(given.text ?? "")],
  ...given,
});
const of = (gains: ReadonlyMap<string, number>) => Object.fromEntries(gains);

describe("gainsOf", () => {
  test("each subcategory has its worth, and what is not wanted has none", () => {
    const listings = [
      listing("pump"),
      listing("motor", { subcategory: MOTORS }),
      listing("box", { subcategory: "" }),
    ];
    const gains = gainsOf({ want: { subcategories: { [PUMPS]: 3, [MOTORS]: 2 } } }, listings);
    expect(of(gains)).toEqual({ pump: 3, motor: 2 });
  });

  test("within the place all count in full, beyond it less the farther", () => {
    const listings = [
      listing("here"),
      listing("near", { lat: pune.lat + 0.3 }),
      listing("far", { lat: pune.lat + 9 }),
    ];
    const place = { ...pune, radiusKm: 10 };
    const gains = gainsOf({ want: { subcategories: { [PUMPS]: 3 }, place } }, listings);
    expect(gains.get("here")).toBe(3);
    expect(gains.get("near")).toBeGreaterThan(gains.get("far")!);
    expect(gains.get("near")).toBeLessThan(2);
    expect(gains.get("far")).toBeCloseTo(0.9, 3);
  });

  test("where the place has none, the nearest is right", () => {
    const listings = [listing("nearer", { lat: pune.lat + 2 }), listing("far", { lat: pune.lat + 9 })];
    const place = { ...pune, radiusKm: 10 };
    const gains = gainsOf({ want: { subcategories: { [PUMPS]: 3 }, place } }, listings);
    expect(gains.get("nearer")).toBe(3);
    expect(gains.get("far")).toBeLessThan(1.1);
  });

  test("a useful subcategory nearby does not make a place supplied", () => {
    const listings = [listing("motor", { subcategory: MOTORS }), listing("pump", { lat: pune.lat + 2 })];
    const place = { ...pune, radiusKm: 10 };
    const gains = gainsOf({ want: { subcategories: { [PUMPS]: 3, [MOTORS]: 1 }, place } }, listings);
    expect(gains.get("pump")).toBe(3);
  });

  test("a state is its listings, and what lies beyond is measured from them", () => {
    const listings = [
      listing("inside"),
      listing("beside", { stateCode: "KA", lat: pune.lat - 0.1 }),
      listing("far", { stateCode: "DL", lat: pune.lat + 10 }),
    ];
    const gains = gainsOf({ want: { subcategories: { [PUMPS]: 3 }, place: { state: "MH" } } }, listings);
    expect(gains.get("inside")).toBe(3);
    expect(gains.get("beside")).toBeGreaterThan(2);
    expect(gains.get("far")).toBeCloseTo(0.9, 3);
  });

  test("attributes count beside the best there is", () => {
    const listings = [
      listing("one", { text: "1 HP cast iron" }),
      listing("two", { text: "2 HP" }),
      listing("other", { text: "cast iron", subcategory: MOTORS }),
      listing("useless", { text: "", subcategory: MOTORS }),
    ];
    const want = {
      subcategories: { [PUMPS]: 3, [MOTORS]: 2 } as const,
      attributes: ["1 hp", "gold"] as [string, string],
    };
    expect(of(gainsOf({ want }, listings))).toEqual({ one: 3, two: 3 * 0.35 });
    expect(of(gainsOf({ want: { ...want, attributeFloor: 0 } }, listings))).toEqual({ one: 3 });
    const nobody = { ...want, attributes: ["gold"] as [string] };
    expect(of(gainsOf({ want: nobody }, listings))).toEqual({ one: 3, two: 3, other: 2, useless: 2 });
  });

  test("one of the words between bars will do", () => {
    const listings = [
      listing("rent", { text: "rent" }),
      listing("hire", { text: "hire" }),
      listing("sale", { text: "sale" }),
    ];
    const gains = gainsOf({ want: { subcategories: { [PUMPS]: 3 }, attributes: ["rent|hire"] } }, listings);
    expect(gains.get("rent")).toBe(3);
    expect(gains.get("hire")).toBe(3);
    expect(gains.get("sale")).toBeLessThan(2);
  });

  test("nobody offers it: no gain at all", () => {
    expect(gainsOf({ want: { subcategories: { [MOTORS]: 3 } } }, [listing("pump")]).size).toBe(0);
  });

  test("whatever is asked, some wanted listing is worth its full worth without attributes, and none more", () => {
    const anywhere = fc.record({
      lat: fc.double({ min: 7, max: 36, noNaN: true }),
      lng: fc.double({ min: 69, max: 96, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 20 }), anywhere, (points, centre) => {
        const listings = points.map((point, index) => listing(`l${index}`, point));
        const place = { ...centre, radiusKm: 8 };
        const gains = [...gainsOf({ want: { subcategories: { [PUMPS]: 3 }, place } }, listings).values()];
        expect(Math.max(...gains)).toBe(3);
        expect(Math.min(...gains)).toBeGreaterThanOrEqual(0.9 - 1e-9);
      }),
    );
  });
});
