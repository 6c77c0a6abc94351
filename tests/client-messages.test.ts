// Client components have the texts that <Messages> around them names: here what each page names is held against what the
// client components that it reaches take.
import ts from "typescript";
import { expect, test } from "vitest";
import { clientMessages } from "@/lib/content/client-messages";
import type { MessagePath } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import { SCRIPT_MESSAGES } from "@/lib/content/script-messages";
import { LOCALES } from "@/lib/shared/locale";
import { type SourceFile, sourceFiles, walk } from "@/tests/support/source-files";

type Tree = { readonly [key: string]: string | Tree };

const branchesAndLeaves = (tree: Tree, trail = ""): [string, "branch" | "leaf"][] =>
  Object.entries(tree).flatMap(([key, below]) =>
    typeof below === "string"
      ? [[trail + key, "leaf"]]
      : [[trail + key, "branch"] as [string, "branch"], ...branchesAndLeaves(below, `${trail}${key}.`)],
  );
const PATHS = new Map(branchesAndLeaves(en));

type Module = {
  readonly isClient: boolean;
  readonly imports: readonly string[];
  /** Keys, or the branch that a key made of what is stored lies in: t(`price.units.${unit}`). */
  readonly takes: readonly string[];
  /** What its <Messages of> and the like name. */
  readonly names: readonly string[];
  /** What a script that is loaded on demand brings along. */
  readonly brings: readonly string[];
};

const isTypeOnly = (node: ts.ImportDeclaration): boolean => {
  const clause = node.importClause;
  if (!clause) return false;
  const named = clause.namedBindings;
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (!clause.name && !!named && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly))
  );
};

function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node) && ts.isStringLiteral(node.moduleSpecifier))
      found.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      walk(node, (inner) => ts.isStringLiteral(inner) && found.push(inner.text));
  });
  return found.filter((name) => name.startsWith("@/")).map((name) => name.slice(2));
}

function takesOf(source: ts.SourceFile): string[] {
  const found = new Set<string>();
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node) && PATHS.get(node.text) === "leaf") found.add(node.text);
    if (!ts.isTemplateExpression(node) || !node.head.text.includes(".")) return;
    const branch = node.head.text.slice(0, node.head.text.lastIndexOf("."));
    if (PATHS.get(branch) === "branch") found.add(branch);
  });
  return [...found];
}

const all = sourceFiles("app", "components", "lib");
const sources = all
  .map(({ source }) => source)
  .filter(({ fileName }) => fileName.includes("failures-at-hand"));

/** The paths in an expression, also of constants of its file. */
function pathsIn(node: ts.Node, source: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(node, (inner) => {
    if (ts.isStringLiteralLike(inner) && PATHS.has(inner.text)) found.push(inner.text);
    if (!ts.isIdentifier(inner) || !/^[A-Z_]+$/.test(inner.text)) return;
    for (const place of inner.text.endsWith("_FAILURES") ? sources : [source])
      walk(place, (one) => {
        if (ts.isVariableDeclaration(one) && one.name.getText(place) === inner.text && one.initializer)
          found.push(...pathsIn(one.initializer, place));
      });
  });
  return found;
}

function namesOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isJsxAttribute(node) && node.name.getText(source) === "of" && node.initializer)
      if (node.parent.parent.tagName.getText(source) === "Messages")
        found.push(...pathsIn(node.initializer, source));
    if (ts.isCallExpression(node) && node.expression.getText(source) === "adminPage")
      found.push(...(node.arguments[1] ? pathsIn(node.arguments[1], source) : []));
  });
  return found;
}

const bringsOf = (imports: readonly string[]): string[] =>
  Object.entries(SCRIPT_MESSAGES).flatMap(([name, parts]) =>
    imports.includes(`lib/content/messages/scripts/${name}.json`) ? parts : [],
  );

const modules = new Map(
  all.map(({ file, source }: SourceFile): [string, Module] => {
    const isClient = /^\s*["']use client["']/.test(source.text);
    const imports = importsOf(source);
    return [
      file.replace(/\.tsx?$/, ""),
      { isClient, imports, takes: takesOf(source), names: namesOf(source), brings: bringsOf(imports) },
    ];
  }),
);

/** What the client components below a file take, and what the files above them name. */
function reach(entry: string): { takes: Set<string>; names: Set<string>; tells: boolean } {
  const takes = new Set<string>();
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, below: boolean) => {
    const found = modules.get(file);
    const isBelow = below || found?.isClient === true;
    if (found === undefined || seen.has(`${file} ${isBelow}`)) return;
    seen.add(`${file} ${isBelow}`);
    for (const one of isBelow ? found.takes : []) takes.add(one);
    for (const one of [...(isBelow ? [] : found.names), ...found.brings]) names.add(one);
    for (const one of found.imports) visit(one, isBelow);
  };
  visit(entry, false);
  return { takes, names, tells: seen.has("components/form/failure-words true") };
}

const covers = (name: string, taken: string) => taken === name || taken.startsWith(`${name}.`);

/** The layouts around a page, itself among them. */
const around = (entry: string): string[] =>
  [...modules.keys()].filter(
    (file) => file.endsWith("/layout") && entry.startsWith(file.slice(0, -"layout".length)),
  );

const entries = [...modules.keys()].filter((file) => /^app\/.*\/(?:page|layout|not-found|error)$/.test(file));

test.each(LOCALES)(
  "what is given crosses to the browser: texts, lists and plain objects, in %s",
  (locale) => {
    const odd: unknown[] = [];
    const look = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) odd.push(value);
      Object.values(value).forEach(look);
    };
    look(clientMessages(locale, Object.keys(en) as MessagePath[]));
    expect(odd).toEqual([]);
  },
);

test("there is something to hold", () => {
  const pages = entries.map(reach);
  expect(pages.filter(({ takes }) => takes.size > 0).length).toBeGreaterThan(20);
  expect(modules.get("components/places/place-field")!.takes).toContain("search.wherePlaceholder");
  expect(modules.get("components/search/results-view")!.names).toContain("search");
  expect(modules.get("components/layout/account-menu")!.brings).toEqual(["accountMenu"]);
});

test("every page gives its client components the texts they take", () => {
  const missing = entries.flatMap((entry) => {
    const { takes, names } = reach(entry);
    const given = [...names, ...around(entry).flatMap((layout) => [...reach(layout).names])];
    return [...takes]
      .filter((taken) => !given.some((name) => covers(name, taken)))
      .map((taken) => `${entry}: ${taken}`);
  });
  expect(missing).toEqual([]);
});

test("no page gives what none of its client components takes", () => {
  const wasted = entries.flatMap((entry) => {
    const { takes, names, tells } = reach(entry);
    return (
      [...names]
        .filter((name) => ![...takes].some((taken) => covers(name, taken)))
        // Sentences of failures are at hand: which will be told, the answer says.
        .filter((name) => !(tells && /^form\b/.test(name)))
        .map((name) => `${entry}: ${name}`)
    );
  });
  expect(wasted).toEqual([]);
});
