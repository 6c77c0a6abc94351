import { expect, test } from "vitest";
import { resultsBefore } from "@/app/[locale]/(visitor)/_page/results-before";

test.each([
  ["http://localhost:3000/services?q=pump&page=2", "/services?q=pump&page=2"],
  [
    "https://x.example/services/category/packaging--boxes?type=subcategory",
    "/services/category/packaging--boxes?type=subcategory",
  ],
  ["https://x.example/services/in/pune/packaging", "/services/in/pune/packaging"],
  ["https://x.example/services/location?location=Goa", "/services/location?location=Goa"],
])("%s were results", (referrer, path) => {
  expect(resultsBefore("en", referrer)).toBe(path);
});

test.each([
  null,
  "",
  "no address",
  "https://x.example/compare?listings=1",
  "https://x.example/services/water-pump-1ke5q90brsmdjq65",
  "https://x.example//evil.example/services",
  "https://x.example/servicesque",
  "https://x.example/hi/services?q=pump",
])("%s were none", (referrer) => {
  expect(resultsBefore("en", referrer)).toBe("/services");
});

test("in Hindi those of Hindi pages", () => {
  expect(resultsBefore("hi", "https://x.example/hi/services?q=pump")).toBe("/hi/services?q=pump");
  expect(resultsBefore("hi", "https://x.example/services?q=pump")).toBe("/hi/services");
});
