import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requireSecrets } from "@/lib/server/secrets";
import { ensureLocalSecrets } from "@/scripts/demo/local-secrets";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "secrets-"));
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("AUTH_SECRET", "");
  vi.stubEnv("DATA_ENCRYPTION_KEY", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const secrets = () => ({
  AUTH_SECRET: process.env.AUTH_SECRET,
  DATA_ENCRYPTION_KEY: process.env.DATA_ENCRYPTION_KEY,
});

test("are made once, good enough for production, for this user's eyes only, and kept", () => {
  ensureLocalSecrets();
  const made = secrets();
  expect(() => requireSecrets({ NODE_ENV: "production", ...made } as never)).not.toThrow();
  expect(readdirSync(folder)).toEqual(["secrets.json"]);
  expect(statSync(join(folder, "secrets.json")).mode & 0o077).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8"))).toEqual(made);
  Object.assign(process.env, { AUTH_SECRET: "", DATA_ENCRYPTION_KEY: "" });
  ensureLocalSecrets();
  expect(secrets()).toEqual(made);
});

test("what the environment gives wins; when it gives both nothing is written", () => {
  vi.stubEnv("AUTH_SECRET", "given");
  ensureLocalSecrets();
  expect(process.env.AUTH_SECRET).toBe("given");
  expect(process.env.DATA_ENCRYPTION_KEY).toMatch(/^\S{64}$/);
  rmSync(join(folder, "secrets.json"));
  ensureLocalSecrets();
  expect(readdirSync(folder)).toEqual([]);
});

test("a file that holds something else is told, not replaced", () => {
  writeFileSync(join(folder, "secrets.json"), "{}");
  expect(() => ensureLocalSecrets()).toThrow(/secrets\.json: AUTH_SECRET/);
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe("{}");
});
