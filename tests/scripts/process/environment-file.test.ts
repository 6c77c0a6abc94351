import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadEnvironmentFile } from "@/scripts/process/environment-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "environment-"));
  vi.stubEnv("PORT", undefined);
  vi.stubEnv("TRUST_PROXY_HOPS", "2");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

test("reads .env; what is already set wins", () => {
  writeFileSync(join(folder, ".env"), "PORT=8081\nTRUST_PROXY_HOPS=1\n");
  loadEnvironmentFile(folder);
  expect([process.env["PORT"], process.env["TRUST_PROXY_HOPS"]]).toEqual(["8081", "2"]);
});

test("does without one", () => {
  loadEnvironmentFile(folder);
  expect(process.env["PORT"]).toBeUndefined();
});
