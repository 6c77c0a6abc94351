import { describe, expect, it } from "vitest";
import {
  distanceStates,
  findState,
  homeCarouselStates,
  inOrder,
  stateOfPoint,
  states,
  unionTerritories,
} from "@/lib/content/states";

describe("the table of states", () => {
  it("has 28 states and 8 union territories", () => {
    expect(distanceStates).toHaveLength(28);
    expect(unionTerritories).toHaveLength(8);
    expect(states).toHaveLength(36);
  });

  it("stands in the order of its names, in either language", () => {
    expect(inOrder(states, "en")).toEqual(states);
    const inHindi = inOrder(distanceStates, "hi").map(({ nameHi }) => nameHi);
    expect(inHindi.slice(0, 6)).toEqual(["अरुणाचल प्रदेश", "असम", "आंध्र प्रदेश", "उत्तर प्रदेश", "उत्तराखंड", "ओडिशा"]);
    expect(inHindi.slice(-2)).toEqual(["हरियाणा", "हिमाचल प्रदेश"]);
  });

  it("shows the 28 states and Delhi in the home carousel", () => {
    expect(homeCarouselStates).toHaveLength(29);
    expect(
      homeCarouselStates.filter(({ kind }) => kind === "union-territory").map(({ code }) => code),
    ).toEqual(["DL"]);
  });

  it("is ordered by name and has no code, slug or Hindi name twice", () => {
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    for (const key of ["code", "slug", "nameHi"] as const)
      expect(new Set(states.map((state) => state[key])).size).toBe(36);
  });

  it("has every reference point inside the country", () => {
    for (const { lat, lng } of states) {
      expect(lat).toBeGreaterThan(6);
      expect(lat).toBeLessThan(38);
      expect(lng).toBeGreaterThan(68);
      expect(lng).toBeLessThan(98);
    }
  });

  it("gives no text to two states", () => {
    for (const state of states) {
      for (const text of [state.code, state.slug, state.name, state.nameHi, ...state.otherNames]) {
        expect(findState(text)?.code, text).toBe(state.code);
      }
    }
  });
});

describe("findState", () => {
  it.each([
    ["Andhra Pradesh", "AP"],
    ["Arunachal Pradesh", "AR"],
    ["Assam", "AS"],
    ["Bihar", "BR"],
    ["Chhattisgarh", "CG"],
    ["Gujarat", "GJ"],
    ["Haryana", "HR"],
    ["Himachal Pradesh", "HP"],
    ["Jammu And Kashmir", "JK"],
    ["JammuAndKashmir", "JK"],
    ["Jharkhand", "JH"],
    ["Karnataka", "KA"],
    ["Ladakh", "LA"],
    ["Madhya Pradesh", "MP"],
    ["Maharashtra", "MH"],
    ["Meghalaya", "ML"],
    ["Mizoram", "MZ"],
    ["Nagaland", "NL"],
    ["Odisha", "OD"],
    ["Rajasthan", "RJ"],
    ["Sikkim", "SK"],
    ["Tamilnadu", "TN"],
    ["Tripura", "TR"],
    ["Uttarakhand", "UK"],
    ["West Bengal", "WB"],
  ])("knows '%s', as government files write it", (text, code) => {
    expect(findState(text)?.code).toBe(code);
  });

  it.each([
    ["Orissa", "OD"],
    ["Uttaranchal", "UK"],
    ["Pondicherry", "PY"],
    ["jammu & kashmir", "JK"],
    ["J&K", "JK"],
    ["NCT of Delhi", "DL"],
    ["  new   DELHI ", "DL"],
    ["तमिलनाडु", "TN"],
    ["उत्तर प्रदेश", "UP"],
    ["छत्तीसगढ़", "CG"],
    ["छत्तीसगढ़", "CG"],
    ["THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU", "DH"],
    ["mh", "MH"],
    ["OR", "OD"],
    ["TG", "TS"],
    ["tamil-nadu", "TN"],
    ["Mahārāshtra", "MH"],
  ])("knows '%s'", (text, code) => {
    expect(findState(text)?.code).toBe(code);
  });

  it("knows a state by its reference point alone, to five decimals", () => {
    for (const { code, lat, lng } of states)
      expect(stateOfPoint({ lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) })?.code).toBe(code);
    expect(stateOfPoint({ lat: states[0]!.lat + 0.0001, lng: states[0]!.lng })).toBeUndefined();
  });

  it.each(["", "  ", "Transport/Admin", "Kathmandu", "कखग", "India"])("knows no state in '%s'", (text) => {
    expect(findState(text)).toBeUndefined();
  });
});
