import { describe, expect, it } from "vitest";
import { sectorOf, spellingsOf, withoutDirection } from "@/reference/places/spellings";

describe("spellingsOf", () => {
  it.each([
    ["Navi Mumbai", "NaviMumbai"],
    ["Andheri West", "Andheri W"],
    ["Shivaji Nagar", "Shivaji Ngr"],
    ["Shivaji Nagar", "ShivajiNagar"],
    ["Shivajinagar", "Shivaji nagar"],
    ["R K Puram", "RK Puram"],
    ["Sector 62", "Sec 62"],
    ["Hinjawadi Phase II", "Hinjawadi Phase 2"],
    ["Vasai-Virar", "VasaiVirar"],
  ])("'%s' is also written '%s'", (name, other) => {
    expect(spellingsOf(name)[0]).toBe(name);
    expect(spellingsOf(name)).toContain(other);
  });

  it("leaves alone what has one spelling", () => {
    expect(spellingsOf("Pune")).toEqual(["Pune"]);
  });
});

it("takes a direction off the end, only there", () => {
  expect(["Andheri West", "Patel Nagar (East)", "West Delhi", "Guest"].map(withoutDirection)).toEqual([
    "Andheri",
    "Patel Nagar",
    null,
    null,
  ]);
});

it("reads a sector and its town on either side", () => {
  expect(sectorOf("Sector 62 Noida")).toEqual({ sector: "Sector 62", town: "Noida" });
  expect(sectorOf("Faridabad Sector 16A")).toEqual({ sector: "Sector 16A", town: "Faridabad" });
  expect(sectorOf("Sector 15")).toBeNull();
  expect(sectorOf("R K Puram")).toBeNull();
});
