import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isAlive, takeLock } from "@/lib/server/database/lock-file";
import { endGroup } from "@/scripts/shutdown";

const projectRoot = join(import.meta.dirname, "..", "..");
let dataDir: string;
const started: Demo[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "demo-"));
  chmodSync(dataDir, 0o755); // Postgres may have to run as another user
});
afterEach(async () => {
  for (const { child } of started.splice(0)) await endGroup(child, 30_000); // also after a failed expectation
  rmSync(dataDir, { recursive: true, force: true });
});

type Demo = { child: ChildProcess; output(): string; exit: Promise<number | null> };

function startDemo(port: number): Demo {
  const child = spawn("npm", ["run", "--silent", "demo"], {
    cwd: projectRoot,
    // Empty, not absent: what a person keeps in .env must not come in.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      DATABASE_MIGRATION_URL: "",
      AUTH_SECRET: "",
      DATA_ENCRYPTION_KEY: "",
      DB_BACKEND: process.env["DB_BACKEND"] === "pglite" ? "pglite" : "",
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // a group of its own, as a terminal gives it
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const exit = once(child, "close").then(([code]) => code as number | null);
  const demo = { child, output: () => text, exit };
  started.push(demo);
  return demo;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, () => done()));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** The database processes whose data lie in this folder. */
function databaseProcesses(): number[] {
  const pids: number[] = [];
  for (const name of readdirSync(dataDir, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith("postmaster.pid"))
      pids.push(Number(readFileSync(join(dataDir, name), "utf8").split("\n")[0]));
    if (name === "pglite/lock")
      pids.push((JSON.parse(readFileSync(join(dataDir, name), "utf8")) as { pid: number }).pid);
  }
  return pids.filter((pid) => pid > 0 && isAlive(pid));
}

test("a taken port is told at once, before a database is started", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, () => done()));
  const { port } = other.address() as AddressInfo;
  const demo = startDemo(port);
  expect(await demo.exit).toBe(1);
  expect(demo.output()).toContain(`port ${port} is taken`);
  expect(readdirSync(dataDir)).toEqual([]);
  other.close();
});

test("a second demo of one folder is refused, naming the first", async () => {
  const lock = takeLock(join(dataDir, "demo.lock"), "http://localhost:3000");
  const demo = startDemo(await freePort());
  expect(await demo.exit).toBe(1);
  expect(demo.output()).toContain(`already running (process ${process.pid}, http://localhost:3000)`);
  lock.release();
});

test.each([
  ["Ctrl-C, to the whole group", (pid: number) => process.kill(-pid, "SIGINT")],
  ["SIGINT to npm alone", (pid: number) => process.kill(pid, "SIGINT")],
  ["SIGTERM to npm alone", (pid: number) => process.kill(pid, "SIGTERM")],
])("stopped while it starts by %s, it leaves nothing behind and exits 0", async (_name, stop) => {
  const demo = startDemo(await freePort());
  while (!/making a private|starting PGlite/.test(demo.output())) {
    expect(demo.child.exitCode, demo.output()).toBeNull();
    await sleep(50);
  }
  await sleep(300);
  stop(demo.child.pid as number);
  expect(await demo.exit, demo.output()).toBe(0);
  expect(databaseProcesses()).toEqual([]);
  expect(existsSync(join(dataDir, "demo.lock"))).toBe(false);
});
