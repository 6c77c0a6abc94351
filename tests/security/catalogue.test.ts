// docs/security.md names every row, and only tests that are there.
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readCatalogue } from "@/tests/support/catalogue";
import { projectRoot } from "@/tests/support/test-database";

/** How many rows a group of the catalogue has. */
const GROUPS = { A: 7, B: 18, C: 11, D: 9, E: 8, G: 5, H: 9 };

test("every row is there once", () => {
  const wanted = Object.entries(GROUPS).flatMap(([group, rows]) =>
    Array.from({ length: rows }, (_, index) => `${group}${index + 1}`),
  );
  const ids = readCatalogue().map(({ id }) => id);
  expect(ids.filter((id) => !id.startsWith("I"))).toEqual(wanted);
});

test("every test file it names is there", () => {
  const named = readCatalogue().flatMap(({ files }) => files);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});
