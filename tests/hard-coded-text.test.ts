// Words that people read stand in the catalogues and in lib/content, where both languages are, and nowhere in a page
// or a component.
import ts from "typescript";
import { expect, test } from "vitest";
import { sourceFiles, walk } from "@/tests/support/source-files";

/** Attributes and properties whose value is read by people or read out to them. */
const READ =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|text|hint|heading|caption|summary|description|message)$/i;

/** What stands in a file for a reason. Every entry must still be found. */
const ALLOWED: Readonly<Record<string, { why: string; texts: readonly string[] }>> = {
  "app/[locale]/(public)/_components/try-searches.tsx": {
    why: "what is searched for, in the language of the listings",
    texts: ["AC service"],
  },
};

const LETTERS = /\p{L}/u;
/** A sentence or a heading, wherever it stands: 'Failed to load'. Class names, paths and keys are not like that. */
const SENTENCE = /^\p{Lu}[\p{L}’']*(?: [\p{L}\p{N}’'(]+)+|\p{Script=Devanagari}/u;

/** The words in an expression that becomes a text: a literal, the parts of a template, the branches of a choice. */
function words(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return words(node.expression);
  if (ts.isConditionalExpression(node)) return [...words(node.whenTrue), ...words(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return [...words(node.left), ...words(node.right)].filter(() => isJoin(node));
  return [];
}

const isJoin = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind === ts.SyntaxKind.PlusToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken ||
  kind === ts.SyntaxKind.AmpersandAmpersandToken;

/** An exception's words are for whoever runs the server; modules are named, not shown. */
const isForMachines = (node: ts.Node): boolean =>
  ts.isNewExpression(node.parent) || ts.isImportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent);

function textsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...words(node));
    else if (ts.isJsxAttribute(node) && READ.test(node.name.getText(source)))
      found.push(...words(node.initializer));
    else if (ts.isPropertyAssignment(node) && READ.test(node.name.getText(source)))
      found.push(...words(node.initializer).filter((text) => / |^\p{Lu}/u.test(text)));
    else if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text) && !isForMachines(node))
      found.push(node.text);
  });
  return [
    ...new Set(
      found
        .map((text) => text.replace(/&\w+;/g, " ").trim())
        .filter((text) => LETTERS.test(text) && !/^h[1-6]$/.test(text)),
    ),
  ];
}

test("no page and no component holds a text of its own", () => {
  const found = sourceFiles("app", "components").map(({ file, source }) => ({
    file,
    texts: textsIn(source),
  }));
  const allowed = Object.entries(ALLOWED).map(([file, { texts }]) => ({ file, texts }));
  expect(found.filter(({ texts }) => texts.length > 0).toSorted(byFile)).toEqual(allowed.toSorted(byFile));
}, 30_000);

const byFile = (one: { file: string }, other: { file: string }) => (one.file < other.file ? -1 : 1);

test.each([
  ["<p>Loading</p>", ["Loading"]],
  ["<p>{n} km</p>", ["km"]],
  ['<p>{busy ? "Saving..." : t("save")}</p>', ["Saving..."]],
  ["<p>{`${n} of ${all}`}</p>", ["of"]],
  ['<img alt="A pump" title={label} />', ["A pump"]],
  ['<Field label={"Name"} id="name" className="text-sm font-medium" />', ["Name"]],
  ['const head = { title: "Contact", kind: "line" };', ["Contact"]],
  ['toast.bad("Failed to load listings");', ["Failed to load listings"]],
  ['const word = "सेवाएँ";', ["सेवाएँ"]],
  ['<p>{t("nav.home")} · {price}</p>', []],
  ['throw new Error("This is for the log");', []],
])("the check finds the texts of %s", (code, expected) => {
  expect(
    textsIn(ts.createSourceFile("x.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)),
  ).toEqual(expected);
});
