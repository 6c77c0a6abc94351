// The product's own files as their parser sees them, for tests that judge the source itself.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "../..");

export type SourceFile = { readonly file: string; readonly source: ts.SourceFile };

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("server/prisma/"))
    .map((name) => `${folder}/${name}`);

const textOf = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** The text of every .ts and .tsx of some folders. */
export const sourceTexts = (...folders: readonly string[]): string[] => folders.flatMap(filesIn).map(textOf);

/** The same, parsed. Paths are from the root of the product. */
export const sourceFiles = (...folders: readonly string[]): SourceFile[] =>
  folders.flatMap(filesIn).map((file) => ({
    file,
    source: ts.createSourceFile(
      file,
      textOf(file),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  }));

/** Calls `visit` for a node and all below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}
