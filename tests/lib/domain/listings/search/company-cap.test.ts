import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { capped, stretchOf } from "@/lib/domain/listings/search/company-cap";

/** 'a1 a2 b1': the letter is the company, '-' none. */
const companyOf = (id: string): string | null => (id.startsWith("-") ? null : id.slice(0, 1));

describe("at most two of a company among the first twelve", () => {
  test("those passed over follow directly, and from then on the order is untouched", () => {
    const ids = "a1 a2 a3 a4 b1 b2 b3 c1 c2 d1 d2 e1 e2 f1 a5 f2 a6".split(" ");
    expect(capped(ids, companyOf).join(" ")).toBe("a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2 a3 a4 b3 a5 a6");
  });

  test("what has no company is exempt", () => {
    const ids = Array.from({ length: 20 }, (_, i) => `-${i}`);
    expect(capped(ids, companyOf)).toEqual(ids);
  });

  test("nothing comes before what is clearly nearer", () => {
    const ids = "a1 a2 a3 b4 b5".split(" ");
    const stretchOf = (id: string) => (Number(id.slice(1)) <= 3 ? 0 : 1);
    expect(capped(ids, companyOf, stretchOf)).toEqual(ids);
  });

  test("loses and repeats nothing, whatever it is given", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-d-][0-9]{1,2}$/), { maxLength: 60 }), (ids) => {
        const shown = capped(ids, companyOf);
        expect([...shown].sort()).toEqual([...ids].sort());
        const counts = new Map<string, number>();
        const companies = ids.map(companyOf);
        const room = companies.reduce(
          (sum, company, i) =>
            sum +
            (company === null || companies.slice(0, i).filter((one) => one === company).length < 2 ? 1 : 0),
          0,
        );
        for (const id of shown.slice(0, Math.min(12, room))) {
          const company = companyOf(id);
          if (company === null) continue;
          counts.set(company, (counts.get(company) ?? 0) + 1);
          expect(counts.get(company)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});

describe("how far away a listing counts as", () => {
  const mumbai = { lat: 19.07, lng: 72.88, stateCode: "MH" };
  const nagpur = { lat: 21.15, lng: 79.09, stateCode: "MH" };
  const vapi = { lat: 20.37, lng: 72.9, stateCode: "GJ" };

  test("about a town in steps, each twice as long as the one before", () => {
    const aboutVapi = { ...vapi, radiusKm: 25, stateCode: null };
    expect([vapi, mumbai, nagpur].map((listing) => stretchOf(aboutVapi, listing))).toEqual([0, 2, 3]);
  });

  test("in a state all of it is as near, and what lies beyond is not", () => {
    const maharashtra = { lat: 19, lng: 73, radiusKm: null, stateCode: "MH" };
    expect([mumbai, nagpur, vapi].map((listing) => stretchOf(maharashtra, listing))).toEqual([0, 0, 1]);
  });

  test("without a place all are", () => {
    expect(stretchOf(undefined, mumbai)).toBe(0);
    expect(stretchOf({ ...vapi, radiusKm: 25, stateCode: null }, undefined)).toBe(0);
  });
});
