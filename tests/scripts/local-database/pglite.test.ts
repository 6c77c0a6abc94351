import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAlive } from "@/scripts/local-database/lock-file";
import { startPglite } from "@/scripts/local-database/pglite";
import { usingClient } from "@/tests/support/test-database";

const projectRoot = join(import.meta.dirname, "..", "..", "..");
const SLOW = { timeout: 120_000 };
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "pglite-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function holder(): number {
  return (JSON.parse(readFileSync(join(home, "pglite", "lock"), "utf8")) as { pid: number }).pid;
}

async function isGone(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && isAlive(pid); attempt += 1) await sleep(100);
  return !isAlive(pid);
}

test("starts with the extensions, keeps its data, stops, and refuses a second user", SLOW, async () => {
  const first = await startPglite(home, "demo");
  expect(first).toMatchObject({ kind: "pglite", poolMax: 1 });
  expect(new URL(first.url).hostname).toBe("127.0.0.1");
  await usingClient(first.url, async (client) => {
    for (const name of ["postgis", "pg_trgm", "unaccent"]) await client.query(`CREATE EXTENSION ${name}`);
    const { rows } = await client.query<{ v: string }>("SELECT postgis_version() AS v");
    expect(rows[0]?.v).toMatch(/^3\./);
    await client.query("CREATE TABLE kept AS SELECT 'चाय' AS value");
  });
  const pid = holder();
  await expect(startPglite(home, "demo")).rejects.toThrow(`is in use by process ${pid}`);
  await first.stop();
  expect(await isGone(pid)).toBe(true);

  const second = await startPglite(home, "demo");
  const { rows } = await usingClient(second.url, (client) => client.query("SELECT value FROM kept"));
  expect(rows).toEqual([{ value: "चाय" }]);
  await second.stop();
  await second.stop();
});

test("ends with the process that started it, even when that is killed", SLOW, async () => {
  const script = `const { startPglite } = await import(${JSON.stringify(join(projectRoot, "scripts/local-database/pglite.ts"))});
    await startPglite(${JSON.stringify(home)}, "demo"); console.log("up"); setInterval(() => {}, 1000);`;
  const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const args = ["--conditions=react-server", "--import", loader, "--input-type=module", "-e", script];
  const parent = spawn(process.execPath, args, { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((done) => parent.stdout.once("data", done));
  const pid = holder();
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  expect(await isGone(pid)).toBe(true);
});
