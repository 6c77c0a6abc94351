import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "@/tests/support/test-database";

/** A row of the catalogue in docs/security.md: its id, and the test files that hold it. */
export type CatalogueRow = { readonly id: string; readonly files: readonly string[] };

const ROW = /^\|\s*([A-I]\d{1,2})\s*\|(.*)$/gm;
const TEST_FILE = /`(tests\/[^`]+\.(?:test\.tsx?|spec\.ts))`/g;

/** The rows of the tables in docs/security.md, in their order. */
export function readCatalogue(
  text = readFileSync(path.join(projectRoot, "docs", "security.md"), "utf8"),
): readonly CatalogueRow[] {
  return [...text.matchAll(ROW)].map(([, id, rest]) => ({
    id: id!,
    files: [...rest!.matchAll(TEST_FILE)].map(([, file]) => file!),
  }));
}
