import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  buildFingerprint,
  clearBuildStamp,
  isBuildCurrent,
  writeBuildStamp,
} from "@/scripts/build/build-stamp";

let root: string;

function write(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stamp-"));
  write("app/page.tsx", "one");
  write("lib/server/prisma/client.ts", "generated");
  write(".next/BUILD_ID", "id");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a build is current only for what it was made from", () => {
  const fingerprint = buildFingerprint(root);
  expect(isBuildCurrent(root, fingerprint)).toBe(false);
  writeBuildStamp(root, fingerprint);
  expect(isBuildCurrent(root, buildFingerprint(root))).toBe(true);
});

test.each([
  "app/page.tsx",
  "app/new.tsx",
  "components/a/b.tsx",
  "lib/x.ts",
  "public/a.svg",
  "next.config.ts",
  "package-lock.json",
  "prisma/schema.prisma",
  "server/static-files.ts",
])("a change of %s asks for a new build", (path) => {
  const before = buildFingerprint(root);
  write(path, "two");
  expect(buildFingerprint(root)).not.toBe(before);
});

test.each(["lib/server/prisma/client.ts", "tests/a.test.ts", "README.md", ".data/x", "demo/seed-demo.ts"])(
  "a change of %s does not",
  (path) => {
    const before = buildFingerprint(root);
    write(path, "two");
    expect(buildFingerprint(root)).toBe(before);
  },
);

test("a variable the build reads asks for a new one, the map's address does not", () => {
  const before = buildFingerprint(root);
  vi.stubEnv("MAP_STYLE_URL", "https://maps.example/style.json");
  expect(buildFingerprint(root)).toBe(before);
  vi.stubEnv("APP_ORIGIN", "https://vendorsetu.example");
  expect(buildFingerprint(root)).not.toBe(before);
  vi.unstubAllEnvs();
});

test("an interrupted build is not current, and cached data of the one before are gone", () => {
  const fingerprint = buildFingerprint(root);
  writeBuildStamp(root, fingerprint);
  write(".next/cache/fetch-cache/one", "of the last build");
  write(".next/cache/webpack/pack", "makes the next build quicker");
  clearBuildStamp(root);
  expect(isBuildCurrent(root, fingerprint)).toBe(false);
  expect(existsSync(join(root, ".next/cache/fetch-cache"))).toBe(false);
  expect(existsSync(join(root, ".next/cache/webpack/pack"))).toBe(true);
});
