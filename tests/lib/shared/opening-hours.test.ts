import { describe, expect, test } from "vitest";
import { areInOrder, isAllDay, openStateAt, type OpeningHours, todayOf } from "@/lib/shared/opening-hours";

/** A moment by India's clock; 23 November 2026 is a Monday. */
const india = (time: string, day = 23) => new Date(`2026-11-${day}T${time}:00+05:30`);

const HOURS: OpeningHours = {
  mon: [
    ["09:00", "13:00"],
    ["14:00", "18:30"],
  ],
  tue: [],
  thu: [["20:00", "00:00"]],
  fri: [["00:00", "02:00"]],
};

describe("whether a company is open", () => {
  test.each([
    ["before it opens", india("08:59"), { state: "closed", from: "09:00" }],
    ["as it opens", india("09:00"), { state: "open", until: "13:00" }],
    ["at the last minute", india("12:59"), { state: "open", until: "13:00" }],
    ["in the break", india("13:00"), { state: "closed", from: "14:00" }],
    ["after the break", india("14:00"), { state: "open", until: "18:30" }],
    ["when it has closed", india("18:30"), { state: "closed", from: null }],
    ["on a day it is closed", india("11:00", 24), { state: "closed", from: null }],
    ["up to midnight, and on", india("23:59", 26), { state: "open", until: null }],
    ["after midnight", india("00:00", 27), { state: "open", until: "02:00" }],
  ])("%s", (_what, now, expected) => {
    expect(openStateAt(HOURS, now)).toEqual(expected);
  });

  test("is unknown where the hours of the day are: that is not closed", () => {
    expect(openStateAt(HOURS, india("11:00", 25))).toBeNull();
    expect(openStateAt({}, india("11:00"))).toBeNull();
  });

  test("goes by India's day, wherever the reader is", () => {
    // Half past two in the morning of a Friday in India, still Thursday in London.
    const now = new Date("2026-11-26T20:00:00Z");
    expect(todayOf(now)).toBe("fri");
    expect(openStateAt(HOURS, now)).toEqual({ state: "open", until: "02:00" });
  });

  test("until midnight says so when the next day begins later", () => {
    expect(openStateAt({ thu: [["20:00", "00:00"]], fri: [["09:00", "10:00"]] }, india("21:00", 26))).toEqual(
      {
        state: "open",
        until: "00:00",
      },
    );
  });
});

test.each([
  [[], true],
  [[["09:00", "17:00"]], true],
  [[["00:00", "00:00"]], true],
  [[["17:00", "09:00"]], false],
  [[["09:00", "09:00"]], false],
  [
    [
      ["09:00", "13:00"],
      ["13:00", "15:00"],
    ],
    false,
  ],
  [
    [
      ["14:00", "18:00"],
      ["09:00", "13:00"],
    ],
    false,
  ],
  [
    [
      ["09:00", "00:00"],
      ["13:00", "15:00"],
    ],
    false,
  ],
] as [[string, string][], boolean][])("spans %j are in order: %s", (spans, expected) => {
  expect(areInOrder(spans)).toBe(expected);
});

test("midnight to midnight is all day", () => {
  expect(isAllDay([["00:00", "00:00"]])).toBe(true);
  expect(isAllDay([["00:00", "12:00"]])).toBe(false);
});
