import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Below these versions a hole is known that would matter here (docs/security.md#independent-judges). */
const FLOORS: Readonly<Record<string, readonly [number, number, number]>> = {
  next: [16, 3, 3], // remote code in the image optimiser, middleware bypasses, cache poisoning
  sharp: [0, 35, 4],
  "next-auth": [4, 24, 15], // a malformed Bearer crashed getToken
};

const lock = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "..", "package-lock.json"), "utf8"),
) as {
  packages: Record<string, { version?: string }>;
};

const isBelow = (version: readonly number[], floor: readonly number[]): boolean => {
  const at = version.findIndex((part, index) => part !== floor[index]);
  return at !== -1 && version[at]! < floor[at]!;
};

/** Every copy of a package in the lockfile, those within other packages included. */
const versionsOf = (name: string): string[] =>
  Object.entries(lock.packages).flatMap(([at, { version }]) =>
    version && (at === `node_modules/${name}` || at.endsWith(`/node_modules/${name}`)) ? [version] : [],
  );

test.each(Object.entries(FLOORS))("%s is at or above its floor, every copy of it", (name, floor) => {
  const versions = versionsOf(name);
  expect(versions.length).toBeGreaterThan(0);
  const below = versions.filter((version) => isBelow(version.split(/[.-]/).slice(0, 3).map(Number), floor));
  expect(below).toEqual([]);
});

test("the comparison knows older from newer", () => {
  expect(isBelow([16, 3, 2], [16, 3, 3])).toBe(true);
  expect(isBelow([15, 9, 9], [16, 3, 3])).toBe(true);
  expect(isBelow([16, 3, 3], [16, 3, 3])).toBe(false);
  expect(isBelow([16, 10, 0], [16, 3, 3])).toBe(false);
});
