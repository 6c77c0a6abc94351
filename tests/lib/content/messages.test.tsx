import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { createTranslator } from "use-intl/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { useTranslator } from "@/components/messages/use-translator";
import { type MessageKey, translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import hi from "@/lib/content/messages/hi.json";
import { AUDIT_ACTIONS, auditWord } from "@/lib/shared/audit-actions";
import { INTL_LOCALE, TIME_ZONE } from "@/lib/shared/intl";
import { LOCALES } from "@/lib/shared/locale";
import { withMessages } from "@/tests/support/with-messages";
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

/** The arguments of a compiled message: a text, or parts, of which an array is an argument with its kind and choices. */
function argumentsIn(message: CompiledMessage): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, kind = "", choices] = part as unknown as [string, number?, unknown?];
    const nested = typeof choices === "object" && choices !== null ? Object.values(choices) : [];
    return [`${name}:${kind}`, ...nested.flatMap((choice) => argumentsIn(choice as CompiledMessage))];
  });
}

/** A message's arguments with their kind, each once. */
const argumentsOf = (text: string) => [...new Set(argumentsIn(compile(text)))].toSorted().join();

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

  test("what is turned down is called so everywhere", () => {
    const rejected = [...english].filter(([, text]) => /reject/i.test(text)).map(([key]) => hindi.get(key));
    expect(rejected.length).toBeGreaterThan(20);
    for (const text of rejected) expect(text).toMatch(/नामंज़ूर/);
  });

  test.each([
    ["en", english],
    ["hi", hindi],
  ] as const)("can all be formatted in %s", (locale, catalogue) => {
    const errors: string[] = [];
    const t = createTranslator({
      locale: INTL_LOCALE[locale],
      messages: locale === "en" ? en : hi,
      timeZone: TIME_ZONE,
      onError: (error) => errors.push(error.message),
    }) as (key: string, values: Record<string, unknown>) => string;
    for (const [key, text] of catalogue) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 2]);
      t(key, Object.fromEntries(names) as Record<string, unknown>);
    }
    expect(errors).toEqual([]);
  });

  test.each(LOCALES)("read the same where a browser formats them, in %s", (locale) => {
    const t = translator(locale);
    const values = new Map<string, Record<string, number>>();
    for (const [key, text] of english)
      values.set(key, Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 2])));
    const shown = renderToStaticMarkup(
      withMessages(<All keys={[...english.keys()] as MessageKey[]} values={values} />, locale),
    );
    const onServer = [...values].map(([key, given]) => t(key as MessageKey, given));
    expect(shown).toBe(renderToStaticMarkup(<>{JSON.stringify(onServer)}</>));
  });
});

type AllProps = { keys: readonly MessageKey[]; values: ReadonlyMap<string, Record<string, number>> };
function All({ keys, values }: AllProps) {
  const t = useTranslator();
  return JSON.stringify(keys.map((key) => t(key, values.get(key))));
}

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
  const actions = new Set<string>(AUDIT_ACTIONS.map(auditWord));
  // What is reached by an open end must at least be named somewhere by its last word.
  const isNamed = (key: string) => {
    const word = key.slice(key.lastIndexOf(".") + 1);
    return words.has(word) || (key.includes(".actions.") && actions.has(word));
  };
  // Failures are named by their keys alone, and told all alike.
  const isFailure = (key: string) => /^(form|requests)\./.test(key);
  const isUsed = (key: string) =>
    isFailure(key)
      ? literals.has(key.slice(key.indexOf(".") + 1)) || literals.has(key)
      : literals.has(key) ||
        reaches.some(({ keys, endsOpen }) => keys.test(key) && (!endsOpen || isNamed(key)));
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

test.each(LOCALES)("plural and number arguments are formatted in %s", (locale) => {
  const t = translator(locale);
  expect(t("company.listings", { count: 1 })).toContain("1");
  expect(t("company.listings", { count: 123456 })).toContain("1,23,456");
});
