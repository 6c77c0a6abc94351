import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { isAlive, takeLock } from "@/scripts/local-database/lock-file";
import { endGroup } from "@/scripts/process/shutdown";
import { DEMO_TURN_MS, waitForDemoTurn } from "@/tests/support/demo";

const projectRoot = join(import.meta.dirname, "..", "..");
let dataDir: string;
const started: Demo[] = [];

let giveTurnOn = (): void => undefined;
beforeAll(async () => {
  giveTurnOn = await waitForDemoTurn();
}, DEMO_TURN_MS);
afterAll(() => giveTurnOn());

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

/** The processes that were started with this folder, the demo's own included. Linux tells; elsewhere none are seen. */
function processesOfDemo(): number[] {
  if (!existsSync("/proc/self/environ")) return [];
  return readdirSync("/proc").flatMap((name) => {
    try {
      if (!readFileSync(`/proc/${name}/environ`, "utf8").includes(`DATA_DIR=${dataDir}\0`)) return [];
      return isAlive(Number(name)) ? [Number(name)] : [];
    } catch {
      return []; // no process, or it has ended
    }
  });
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

test("killed without a chance to stop, what fills and builds ends by itself", async () => {
  const demo = startDemo(await freePort());
  while (!FILLING.test(demo.output())) {
    expect(demo.child.exitCode, demo.output()).toBeNull();
    await sleep(50);
  }
  process.kill(-(demo.child.pid as number), "SIGKILL");
  const isPostgres = (pid: number): boolean => readFileSync(`/proc/${pid}/comm`, "utf8") === "postgres\n";
  const workers = (): number[] => processesOfDemo().filter((pid) => !isPostgres(pid));
  for (let attempt = 0; attempt < 100 && workers().length > 0; attempt += 1) await sleep(100);
  expect(workers()).toEqual([]);
  const servers = databaseProcesses();
  for (const pid of servers) process.kill(pid, "SIGINT"); // the fast shutdown of Postgres
  while (servers.some(isAlive)) await sleep(50);
});

test("a second demo of one folder is refused, naming the first", async () => {
  const lock = takeLock(join(dataDir, "demo.lock"), "http://localhost:3000");
  const demo = startDemo(await freePort());
  expect(await demo.exit).toBe(1);
  expect(demo.output()).toContain(`already running (process ${process.pid}, http://localhost:3000)`);
  lock.release();
});

const OPENING = /making a private|starting PGlite/;
const FILLING = /migration 1 of/;

test.each([
  ["Ctrl-C, to the whole group", OPENING, (pid: number) => process.kill(-pid, "SIGINT")],
  ["SIGINT to npm alone", OPENING, (pid: number) => process.kill(pid, "SIGINT")],
  ["SIGTERM to npm alone", OPENING, (pid: number) => process.kill(pid, "SIGTERM")],
  ["Ctrl-C while another process fills the database", FILLING, (pid: number) => process.kill(-pid, "SIGINT")],
])("stopped while it starts by %s, it leaves nothing behind and exits 0", async (_name, when, stop) => {
  const demo = startDemo(await freePort());
  while (!when.test(demo.output())) {
    expect(demo.child.exitCode, demo.output()).toBeNull();
    await sleep(50);
  }
  await sleep(300);
  stop(demo.child.pid as number);
  expect(await demo.exit, demo.output()).toBe(0);
  expect(demo.output().trim().split("\n").at(-1)).toMatch(
    new RegExp(`stopped; the data stay in ${dataDir}$`),
  );
  expect(databaseProcesses()).toEqual([]);
  expect(processesOfDemo()).toEqual([]);
  expect(existsSync(join(dataDir, "demo.lock"))).toBe(false);
});
