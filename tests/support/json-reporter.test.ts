import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { vitestFailures, type VitestReport } from "./test-failures";

const FAILING = `
describe("over many rows", () => {
  beforeAll(() => {
    throw new Error("filling took too long");
  });
  test("counts them", () => {});
});
describe("beside it", () => {
  test("breaks", () => expect(1).toBe(2));
});
`;

it("says why a suite's tests were not run: the hook that failed", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "reported-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "a.test.js"), FAILING);
  const report = path.join(folder, "report.json");
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  const reporter = path.join(import.meta.dirname, "json-reporter.ts");
  const settings = ["--globals", `--root=${folder}`, `--outputFile.json=${report}`];
  const run = spawnSync(process.execPath, [vitest, "run", ...settings, `--reporter=${reporter}`]);
  expect(run.status).toBe(1);
  const told = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  expect(vitestFailures(told, folder)).toEqual([
    "a.test.js > beside it breaks: AssertionError: expected 1 to be 2 // Object.is equality",
    "a.test.js: filling took too long",
  ]);
});
