import { describe, expect, test } from "vitest";
import { isLocale, langOf, localePath, withoutLocale } from "@/lib/shared/locale";

describe("localePath", () => {
  test.each([
    ["en", "/", "/"],
    ["en", "/services?q=x", "/services?q=x"],
    ["hi", "/", "/hi"],
    ["hi", "/?from=x", "/hi?from=x"],
    ["hi", "/services?q=x", "/hi/services?q=x"],
    ["hi", "/services/category/packaging", "/hi/services/category/packaging"],
  ] as const)("%s %s is %s", (locale, path, expected) => expect(localePath(locale, path)).toBe(expected));
});

describe("withoutLocale", () => {
  test.each([
    ["/hi", "/"],
    ["/en", "/"],
    ["/", "/"],
    ["/hi/services", "/services"],
    ["/en/services", "/services"],
    ["/hi?q=x", "/?q=x"],
    ["/hindi", "/hindi"],
    ["/english/hi", "/english/hi"],
  ])("%s is %s", (path, expected) => expect(withoutLocale(path)).toBe(expected));

  test("undoes localePath", () => {
    for (const path of ["/", "/services", "/services/location?location=Goa"]) {
      for (const locale of ["en", "hi"] as const) expect(withoutLocale(localePath(locale, path))).toBe(path);
    }
  });
});

test.each([
  ["hi", "Mula Pumps & Motors", "en"],
  ["hi", "मुला पंप्स", undefined],
  ["hi", "Mula पंप्स", undefined],
  ["hi", "411013", undefined],
  ["en", "Mula Pumps & Motors", undefined],
] as const)("on a page in %s, %s is of the language %s", (locale, text, lang) =>
  expect(langOf(text, locale)).toBe(lang),
);

test("only our languages are languages", () => {
  expect(["en", "hi", "HI", "fr", "", "en-IN"].filter(isLocale)).toEqual(["en", "hi"]);
});
