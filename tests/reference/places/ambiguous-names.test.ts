import { describe, expect, it } from "vitest";
import { isAmbiguous, isInstitution } from "@/reference/places/ambiguous-names";

const village = { kind: "locality", importance: 100 };
const city = { kind: "city", importance: 700_000 };

describe("isAmbiguous", () => {
  it.each([
    "Market",
    "Cotton Market",
    "Steel",
    "Bag",
    "Industrial Estate",
    "M G Road",
    "Sector 15",
    "CC",
    "7LC",
    "गया",
  ])("'%s' is also something else", (name) => {
    expect(isAmbiguous(name, village)).toBe(true);
  });

  it.each([
    "Kothrud",
    "Civil Lines",
    "Park Street",
    "Kolkata Airport",
    "South Delhi",
    "पुणे",
    "Sector 15 Noida",
  ])("'%s' is a place", (name) => {
    expect(isAmbiguous(name, village)).toBe(false);
  });

  it("a large city is meant by its name", () => {
    expect(isAmbiguous("Hat", city)).toBe(false);
    expect(isAmbiguous("Hat", village)).toBe(true);
  });

  it("codes of states that are words or units", () => {
    const state = { kind: "state", importance: 50_000_000 };
    expect(["UP", "U P", "MP", "HP", "TN", "WB"].filter((code) => isAmbiguous(code, state))).toEqual([
      "UP",
      "U P",
      "MP",
      "HP",
    ]);
  });
});

it("knows a post office inside an institution", () => {
  expect(["Delhi High Court", "Rail Bhawan", "Science College", "Patel Nagar"].map(isInstitution)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
