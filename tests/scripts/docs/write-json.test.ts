import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { check, resolveConfig } from "prettier";
import { afterAll, expect, test } from "vitest";
import { writeJson } from "@/scripts/docs/write-json";
import { projectRoot } from "@/tests/support/test-database";

// Inside the project: the format is that of where the file stands.
mkdirSync(path.join(projectRoot, ".data"), { recursive: true });
const folder = mkdtempSync(path.join(projectRoot, ".data", "json-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a JSON file is written as the check of the format wants it, and says what was given", async () => {
  const file = path.join(folder, "report.json");
  const value = {
    rows: 3,
    list: Array.from({ length: 40 }, (_, i) => i),
    deep: [{ name: "a'b", ms: [0.25, null] }],
  };
  await writeJson(file, value);
  const written = readFileSync(file, "utf8");
  expect(JSON.parse(written)).toEqual(value);
  const style = await resolveConfig(file);
  expect(style).not.toBeNull();
  expect(await check(written, { ...style, filepath: file })).toBe(true);
});
