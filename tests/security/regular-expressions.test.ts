// D5: no regular expression of the product takes long for a text that is made for it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { test } from "vitest";
import { conclude, isLong } from "@/tests/security/measured";
import { projectRoot } from "@/tests/support/test-database";

/** Where texts of visitors and of files may come. */
const FOLDERS = ["app", "components", "lib", "server"];

type Literal = { readonly source: string; readonly flags: string; readonly place: string };

function literalsOf(file: string): Literal[] {
  const text = readFileSync(path.join(projectRoot, file), "utf8");
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1;
      found.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        place: `${file}:${line}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const literals = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("lib/server/prisma/"))
    .flatMap(literalsOf),
);
const distinct = [...new Map(literals.map((one) => [`${one.source}/${one.flags}`, one])).values()];

/** Those whose time grows with the square of a text, and why the text is short. */
const SHORT_TEXTS: Readonly<Record<string, string>> = {
  "components/blog/article-blocks.tsx": "an article of our own",
  "components/listings/listing-facts.ts": "an address, at most 300 characters",
  "components/places/use-address-place.ts": "what one types into one's own browser",
  "lib/auth/current-user.ts": "a header, in which nothing can make it fail after the blanks",
  "lib/domain/listings/search/reading/quantities.ts": "a number in a search of at most 100 characters",
  "lib/shared/client-address.ts": "an address of a connection",
  "lib/shared/first-words.ts": "at most so many characters as are shown",
  "lib/shared/preview.ts": "at most so many characters as are shown",
  "lib/server/geocode/fetch-json.ts": "a setting",
  "lib/domain/accounts/admin/list-users.ts": "a search of an admin, at most 100 characters",
  "lib/domain/listings/import/check-row.ts": "a field of a file that the operator imports",
  "lib/http/json-body.ts": "a text that is JSON already, in which every string ends",
};

test.skipIf(!isLong)(
  "D5: none is exponential, none polynomial but on short texts",
  { timeout: 30 * 60_000 },
  async (context) => {
    const wrong: string[] = [];
    for (const { source, flags, place } of distinct) {
      const result = await check(source, flags, { timeout: 10_000 });
      const told = `${place} /${source}/${flags}`;
      const isExponential = result.status === "vulnerable" && result.complexity.type === "exponential";
      const isKnown = place.slice(0, place.lastIndexOf(":")) in SHORT_TEXTS;
      if (result.status !== "safe" && (isExponential || !isKnown))
        wrong.push(`${told}: ${result.status === "vulnerable" ? result.complexity.summary : result.status}`);
    }
    conclude(context, { row: "D5", what: "regular expressions", tried: distinct.length, wrong });
  },
);
