// The command as a person runs it.
import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort } from "@/tests/support/demo";

const root = path.resolve(import.meta.dirname, "..", "..");

function evalSearch(args: readonly string[], port: number): Promise<{ code: number | null; told: string }> {
  const command = ["--conditions=react-server", "--import", "tsx", "scripts/eval-search.ts", ...args];
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, PORT: String(port) } });
  let told = "";
  child.stdout.on("data", (chunk: Buffer) => (told += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, told })));
}

test("where no demo runs it says what to start", async () => {
  const port = await freePort();
  const { code, told } = await evalSearch([], port);
  expect(code).toBe(1);
  expect(told).toContain(
    `nothing answers at http://localhost:${port}: start the demo there with 'npm run demo'`,
  );
});

test("it is not told two sets of queries", async () => {
  const { code, told } = await evalSearch(["--held-out", "--queries", "x.jsonl"], await freePort());
  expect(code).toBe(2);
  expect(told).toContain("--held-out and --queries");
});

test("an option that it does not know is named, and --help says how it is used", async () => {
  const unknown = await evalSearch(["--heldout"], await freePort());
  expect(unknown.code).toBe(2);
  expect(unknown.told).toMatch(/^Unknown option '--heldout'\nusage: npm run eval:search /);
  const help = await evalSearch(["--held-out", "--help"], await freePort());
  expect([help.code, help.told.startsWith("usage: npm run eval:search ")]).toEqual([0, true]);
});
