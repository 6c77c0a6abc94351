// What comments, tests and documents point to can be opened by whoever reads them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => path.posix.join(folder, file));

// What was applied to databases stays as it was, comments included: old migrations are no part of this.
const code = [
  ...["app", "components", "lib", "server", "scripts", "tests", "demo", "reference"].flatMap((folder) =>
    filesIn(folder, /\.(?:tsx?|mjs|css)$/),
  ),
  ...readdirSync(root).filter((file) => /\.(?:ts|mjs)$/.test(file)),
].filter((file) => !file.startsWith("lib/server/prisma/") && file !== "tests/citations.test.ts");
const documents = [...filesIn("docs", /\.md$/), ...readdirSync(root).filter((file) => file.endsWith(".md"))];

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** The anchors that headings of a document get where it is shown. */
const anchorsOf = (document: string): Set<string> =>
  new Set(
    [...read(document).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, "")
        .trim()
        .replace(/\s/g, "-"),
    ),
  );
const anchors = new Map(documents.map((document) => [document, anchorsOf(document)]));

const decisions = new Set(
  readdirSync(path.join(root, "docs", "decisions")).map((file) => Number(file.slice(0, 3))),
);

/** What is wrong with a path to a document, with or without an anchor; null when nothing is. */
function fault(target: string): string | null {
  const [file, anchor] = target.split("#") as [string, string?];
  const record = /^docs\/decisions\/(\d{3})$/.exec(file);
  if (record) return decisions.has(Number(record[1])) ? null : `${target} is not there`;
  if (!existsSync(path.join(root, file))) return `${file} is not there`;
  if (anchor !== undefined && !anchors.get(file)?.has(anchor)) return `${file} has no #${anchor}`;
  return null;
}

const faultsOf = (from: string, targets: readonly string[]): string[] =>
  targets.map(fault).flatMap((one) => (one === null ? [] : [`${from}: ${one}`]));

describe("the code", () => {
  test("points to documents and headings that are there", () => {
    const cited = code.map((file) => ({
      file,
      targets: [...read(file).matchAll(/(?<![\w/])docs\/[\w./-]*\w(?:#[\w-]+)?/g)].map(([target]) => target),
    }));
    expect(cited.flatMap(({ targets }) => targets).length).toBeGreaterThan(300);
    expect(cited.flatMap(({ file, targets }) => faultsOf(file, targets))).toEqual([]);
  });

  test("names records that are there", () => {
    const wrong = code.flatMap((file) =>
      [...read(file).matchAll(/\b(?:record|decision) (\d{1,3})\b/g)]
        .filter(([, number]) => !decisions.has(Number(number)))
        .map(([told]) => `${file}: ${told}`),
    );
    expect(wrong).toEqual([]);
  });

  test("names pages of text that are there", () => {
    const wrong = code.flatMap((file) =>
      [...read(file).matchAll(/^ *(?:\/\/|\/?\*).*?(?<![\w/.*-])([\w-]+(?:\/[\w-]+)*\.md)\b/gm)]
        .filter(([, page]) => !existsSync(path.join(root, page!)))
        .map(([, page]) => `${file}: ${page}`),
    );
    expect(wrong).toEqual([]);
  });

  test("points to no page and no code that a reader of the repository cannot look up", () => {
    const ABSENT =
      /(?<![\w/])(?:spec|decisions|security|search|architecture|look|stack)\.md\b|decisions, section \d|\((?:[^()"'`]*[ ,])?[PRM]\d{1,2}(?:, [^()]*)?\)/;
    const wrong = code.flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, at) =>
          /^\s*(?:\/\/|\/?\*)|\btest|describe/.test(line) && ABSENT.test(line) ? [`${file}:${at + 1}`] : [],
        ),
    );
    expect(wrong).toEqual([]);
  });
});

test("documents lead to files and headings that are there", () => {
  const wrong = documents.flatMap((document) => {
    const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    const own = links.filter((link) => !/^[a-z]+:/i.test(link));
    const targets = own.map((link) =>
      link.startsWith("#")
        ? `${document}${link}`
        : path.posix.normalize(path.posix.join(path.posix.dirname(document), link)),
    );
    return faultsOf(document, targets);
  });
  expect(wrong).toEqual([]);
});
