import { expect, test } from "vitest";
import { commonReasons, reasonFor } from "@/lib/shared/rejection-reasons";

test("who reads another language than the admin reads a common reason in its own", () => {
  const english = commonReasons("en");
  const hindi = commonReasons("hi");
  expect(english.map((reason) => reasonFor("hi", reason))).toEqual(hindi);
  expect(hindi.map((reason) => reasonFor("en", reason))).toEqual(english);
  expect(english.map((reason) => reasonFor("en", reason))).toEqual(english);
});

test("an admin's own words stay as they are, before, between and after common reasons", () => {
  const [first, second] = commonReasons("en");
  const [one, two] = commonReasons("hi");
  expect(reasonFor("hi", `Please note: ${first} ${second} Call us.`)).toBe(
    `Please note: ${one} ${two} Call us.`,
  );
  expect(reasonFor("hi", "तस्वीर धुंधली है।")).toBe("तस्वीर धुंधली है।");
});
