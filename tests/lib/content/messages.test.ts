import { createTranslator } from "use-intl/core";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { INTL_LOCALE, translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";
import { LOCALES } from "@/lib/shared/locale";
import { sourceFiles, walk } from "@/tests/support/source-files";

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
});

/** A template as a pattern, its holes open. */
const patternOf = (node: ts.TemplateExpression): RegExp => {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replace(/\W/g, "\\$&")).join("[\\w.]+")}$`);
};

/** What a place in the code may reach by a part of the key: `admin.${key}.title`, `t.raw("admin")`. */
type Reach = { readonly keys: RegExp; readonly endsOpen: boolean };

function reachOf(node: ts.Node): Reach | null {
  if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text))
    return { keys: patternOf(node), endsOpen: node.templateSpans.at(-1)?.literal.text === "" };
  if (ts.isCallExpression(node) && /\.raw$/.test(node.expression.getText())) {
    const namespace = /^["']([\w.]+)["']/.exec(node.arguments[0]?.getText() ?? "")?.[1];
    if (namespace) return { keys: new RegExp(`^${namespace}\\.`), endsOpen: true };
  }
  return null;
}

test("every message is used", () => {
  const literals = new Set<string>();
  const words = new Set<string>();
  const actions: RegExp[] = [];
  const reaches: Reach[] = [];
  for (const { source } of sourceFiles("app", "components", "lib"))
    walk(source, (node) => {
      if (ts.isIdentifier(node)) words.add(node.text);
      if (ts.isStringLiteralLike(node)) {
        literals.add(node.text);
        words.add(node.text.replaceAll(".", "_"));
      }
      if (ts.isTemplateExpression(node)) actions.push(patternOf(node));
      const reach = reachOf(node);
      if (reach) reaches.push(reach);
    });
  // What is reached by an open end must at least be named somewhere by its last word.
  // Actions of the audit log are written with a point, their keys without: 'listing.approved', `${kind}.updated`.
  const isNamed = (key: string) => {
    const word = key.slice(key.lastIndexOf(".") + 1);
    return (
      words.has(word) ||
      (key.includes(".actions.") && actions.some((one) => one.test(word.replace("_", "."))))
    );
  };
  const isUsed = (key: string) =>
    literals.has(key) || reaches.some(({ keys, endsOpen }) => keys.test(key) && (!endsOpen || isNamed(key)));
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

test.each(LOCALES)("plural and number arguments are formatted in %s", (locale) => {
  const t = translator(locale);
  expect(t("company.listings", { count: 1 })).toContain("1");
  expect(t("company.listings", { count: 123456 })).toContain("1,23,456");
});
