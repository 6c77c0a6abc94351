import { describe, expect, test } from "vitest";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";
import { translator } from "@/lib/content/messages";
import { LOCALES } from "@/lib/shared/locale";

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, trail = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === "string"
      ? [[`${trail}${key}`, text] as [string, string]]
      : leaves(text, `${trail}${key}.`),
  );

const english = new Map(leaves(en));
const hindi = new Map(leaves(hi));

/** The names of a message's arguments, each once. */
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

describe("the two catalogues", () => {
  test("have the same keys", () => {
    expect([...hindi.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test("ask for the same arguments", () => {
    const different = [...english].filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(hindi.get(key) ?? "").join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test("are not copies of each other", () => {
    const same = [...english].filter(
      ([key, text]) => hindi.get(key) === text && /[a-z]{3}/i.test(text.replace(/\{[^}]*\}/g, "")),
    );
    expect(same.map(([key]) => key).filter((key) => !/whatsApp$/i.test(key))).toEqual([]);
  });
});

test.each(LOCALES)("plural and number arguments are formatted in %s", (locale) => {
  const t = translator(locale);
  expect(t("company.listings", { count: 1 })).toContain("1");
  expect(t("company.listings", { count: 123456 })).toContain("1,23,456");
});
