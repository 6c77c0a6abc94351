import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { INTL_LOCALE, translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";
import { LOCALES } from "@/lib/shared/locale";
import { sourceTexts } from "@/tests/support/source-files";

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, trail = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === "string"
      ? [[`${trail}${key}`, text] as [string, string]]
      : leaves(text, `${trail}${key}.`),
  );

const english = new Map(leaves(en));
const hindi = new Map(leaves(hi));

/** A message's arguments with their kind, each once: `count:plural`, `name:`. */
const argumentsOf = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/\{(\w+)\s*(?:,\s*(\w+)|\})/g)].map(([, name, kind = ""]) => `${name}:${kind}`),
    ),
  ]
    .toSorted()
    .join();

describe("the two catalogues", () => {
  test("have the same keys, and a text under each", () => {
    expect([...hindi.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const empty = [...english, ...hindi].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test("ask for the same arguments of the same kind", () => {
    const different = [...english].filter(
      ([key, text]) => argumentsOf(text) !== argumentsOf(hindi.get(key) ?? ""),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test("are not copies of each other", () => {
    const same = [...english].filter(
      ([key, text]) => hindi.get(key) === text && /[a-z]{3}/i.test(text.replace(/\{[^}]*\}/g, "")),
    );
    expect(same.map(([key]) => key).filter((key) => !/whatsApp$/i.test(key))).toEqual([]);
  });

  test("spell a Hindi word one way, with the point below it or without", () => {
    const words = [...hindi.values()].flatMap((text) => text.match(/[\u0900-\u097f]+/g) ?? []);
    const spellings = new Map<string, Set<string>>();
    for (const word of words) {
      const plain = word.normalize("NFD").replaceAll("\u093c", "");
      spellings.set(plain, (spellings.get(plain) ?? new Set()).add(word));
    }
    const several = [...spellings.values()].filter(({ size }) => size > 1);
    // Of these two the admin is told that they count as one.
    expect(several.map((found) => [...found].toSorted())).toEqual([["नलसाज", "नलसाज़"]]);
  });

  test.each([
    ["en", english],
    ["hi", hindi],
  ] as const)("can all be formatted in %s", (locale, catalogue) => {
    const errors: string[] = [];
    const t = createTranslator({
      locale: INTL_LOCALE[locale],
      messages: locale === "en" ? en : hi,
      timeZone: "Asia/Kolkata",
      onError: (error) => errors.push(error.message),
    }) as (key: string, values: Record<string, unknown>) => string;
    for (const [key, text] of catalogue) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 2]);
      t(key, Object.fromEntries(names) as Record<string, unknown>);
    }
    expect(errors).toEqual([]);
  });

  test("what a phone shows of a text is a part of it", () => {
    for (const { understood } of [en, hi]) expect(understood.literal).toContain(understood.literalInShort);
  });
});

/** A template's text as a pattern, its holes open: admin.${key}.title → /^admin\.[\w.]+\.title$/. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.]+")}$`);

test("every message is used", () => {
  const code = sourceTexts("app", "components", "lib")
    .map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ""))
    .join("\n");
  const literals = new Set([...code.matchAll(/["'`]([\w.]+)["'`]/g)].map(([, text]) => text!));
  const templates = [...code.matchAll(/`((?:[\w.]|\$\{[^}`]*\})+)`/g)].map(([, text]) => text!);
  const words = new Set(code.match(/\w+/g));
  // A part of the catalogue: t(`companyTypes.${type}`), t.raw("admin").
  const reaches = templates
    .filter((text) => /^\w+\./.test(text))
    .map((text) => ({ keys: patternOf(text), endsOpen: text.endsWith("}") }));
  for (const [, namespace] of code.matchAll(/\.raw\("([\w.]+)"/g))
    reaches.push({ keys: new RegExp(`^${namespace}\\.`), endsOpen: true });
  // Actions of the audit log are written with a point, their keys without: 'listing.approved', `${kind}.updated`.
  const actions = [...literals, ...templates].filter((text) => text.includes(".")).map(patternOf);
  // What is reached by an open end must at least be named somewhere by its last word.
  const isNamed = (key: string) => {
    const word = key.slice(key.lastIndexOf(".") + 1);
    return words.has(word) || (key.includes(".actions.") && actions.some((one) => isAction(one, word)));
  };
  const isUsed = (key: string) =>
    literals.has(key) || reaches.some(({ keys, endsOpen }) => keys.test(key) && (!endsOpen || isNamed(key)));
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

/** Any one of the lines of a key may stand for the point: user_admin_created is 'user.admin_created'. */
const isAction = (pattern: RegExp, word: string): boolean =>
  [...word.matchAll(/_/g)].some(({ index }) =>
    pattern.test(`${word.slice(0, index)}.${word.slice(index + 1)}`),
  );

test.each(LOCALES)("plural and number arguments are formatted in %s", (locale) => {
  const t = translator(locale);
  expect(t("company.listings", { count: 1 })).toContain("1");
  expect(t("company.listings", { count: 123456 })).toContain("1,23,456");
});
