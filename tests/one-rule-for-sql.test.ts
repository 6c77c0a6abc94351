import ts from "typescript";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles, walk } from "@/tests/support/source-files";

const files = sourceFiles("lib", "app", "components", "scripts", "server", "demo", "reference");

/** Where something stands, as `file:line text`. */
function found(matches: (node: ts.Node) => boolean, among: readonly SourceFile[] = files): string[] {
  const places: string[] = [];
  for (const { file, source } of among)
    walk(source, (node) => {
      if (!matches(node)) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      places.push(`${file}:${line + 1} ${node.getText(source).split("\n")[0]}`);
    });
  return places;
}
const except = (...own: readonly string[]) => files.filter(({ file }) => !own.includes(file));

test("rows() alone reads what a statement answers: its shape is checked there", () => {
  const asks = (node: ts.Node) => ts.isPropertyAccessExpression(node) && node.name.text === "$queryRaw";
  // reading.ts is one of those whom rows() asks.
  expect(found(asks, except("lib/server/rows.ts", "lib/server/reading.ts"))).toEqual([]);
  expect(found(asks).length).toBeGreaterThan(0);
});

test("a transaction has one type", () => {
  const isOther = (node: ts.Node) =>
    ts.isTypeReferenceNode(node) && node.getText().startsWith("Prisma.TransactionClient");
  expect(found(isOther, except("lib/server/db.ts"))).toEqual([]);
});

test("a transaction has one name", () => {
  const isParameterOfIt = (node: ts.Node): node is ts.ParameterDeclaration =>
    ts.isParameter(node) &&
    (node.type?.getText() === "Transaction" ||
      (ts.isArrowFunction(node.parent) &&
        ts.isCallExpression(node.parent.parent) &&
        node.parent.parent.expression.getText().endsWith(".$transaction")));
  expect(found(isParameterOfIt).length).toBeGreaterThan(30);
  expect(found((node) => isParameterOfIt(node) && node.name.getText() !== "tx")).toEqual([]);
});
