// The production server on a database that goes quiet, and on one that is refused: nobody waits for long
// (docs/decisions/030). The bounds are promises, and not how fast this machine is.
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { CALLERS, createWorld, type Sent, type World } from "@/tests/support/api-world";
import { type FaultProxy, startFaultProxy } from "@/tests/support/fault-proxy";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { MATRIX } from "@/tests/security/rights-matrix";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";

const SILENT_MS = 7000;
const REFUSED_MS = 3000;
const RECOVERY_MS = 8000;
const LONGEST_MS = 10_000;

/** They ask the database nothing before they answer a visitor. */
const NEEDS_NONE = new Set([
  "health",
  "openapiDocument",
  "countActivity",
  "countSearch",
  "countVital",
  "logout",
  // Without their secrets, as here, there are no such addresses.
  "metrics",
  "runStandingJobs",
]);

type Timed = { readonly what: string; readonly status: number; readonly ms: number };
type Asked = { readonly what: string; readonly send: () => Promise<Sent> };

async function timed({ what, send }: Asked): Promise<Timed> {
  const startedAt = performance.now();
  const { status } = await send();
  return { what, status, ms: performance.now() - startedAt };
}

describe.skipIf(skipOnPglite)("a database that does not answer (needs real Postgres)", () => {
  useDatabase();
  let dataDir: string;
  let proxy: FaultProxy;
  let server: Server;
  let world: World;
  let calls: readonly Asked[];

  /** Every operation, as a visitor where it is for everyone and as whoever may do it: made while all is well. */
  async function prepareCalls(): Promise<Asked[]> {
    const asked: Asked[] = [];
    for (const [name, { method }] of Object.entries(operations)) {
      const { call, expected } = MATRIX[name]!;
      const mayDo = CALLERS.findLast((_, index) => expected[index]! < 300) ?? "admin";
      const callers = expected[0] === 401 || NEEDS_NONE.has(name) ? [mayDo] : (["anonymous", mayDo] as const);
      for (const caller of new Set(callers)) {
        if (name === "health" || name === "openapiDocument") continue;
        const { path: at, body, headers } = await call(world, caller);
        const as = world.people[caller];
        const send = () =>
          world.send(method, `/api/v1${at}`, { as, ...(body && { body }), headers: { ...headers } });
        asked.push({ what: `${caller} ${name}`, send });
      }
    }
    return asked;
  }

  const page = (address: string, cookie = ""): Asked => ({
    what: address,
    send: () => world.send("GET", address, { headers: cookie ? { cookie } : {} }),
  });
  const listings: Asked = { what: "listings", send: () => world.send("GET", "/api/v1/listings") };

  /** Asks until an answer is 200: how long that took since now, and what was answered before. */
  async function untilWell(): Promise<{ ms: number; answers: Timed[] }> {
    const startedAt = performance.now();
    const answers: Timed[] = [];
    while (performance.now() - startedAt < 2 * RECOVERY_MS) {
      answers.push(await timed(listings));
      if (answers.at(-1)!.status === 200) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { ms: performance.now() - startedAt, answers };
  }

  const told = (answers: readonly Timed[], isWrong: (one: Timed) => boolean) =>
    answers.filter(isWrong).map(({ what, status, ms }) => `${what}: ${status} after ${Math.round(ms)} ms`);

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "silent-database-"));
    await insertPumps();
    const { hostname, port } = new URL(databaseUrl);
    proxy = await startFaultProxy({ host: hostname, port: Number(port || 5432) });
    const through = new URL(databaseUrl);
    through.hostname = "127.0.0.1";
    through.port = String(proxy.port);
    server = await serveBuild({
      DATABASE_URL: through.href,
      DATA_DIR: dataDir,
      DATABASE_POOL_MAX: "10",
      ...serverSettings(),
      // As the site has it: the wait for a turn is part of what is promised here.
      QUEUE_PATIENCE_MS: "",
    });
    world = await createWorld(server.origin, makeAdmin);
    calls = await prepareCalls();
  }, 10 * 60_000);

  afterAll(async () => {
    await server?.stop();
    await proxy?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("silent: every operation is 503 within 7 s, all asked at once and once more; then all is well within 8 s", async () => {
    await Promise.all(Array.from({ length: 30 }, () => listings.send()));
    proxy.silence();
    const { cookie } = world.people.owner!;
    const pages = [page("/services?q=asked+by+nobody"), page("/account", cookie), page("/provider", cookie)];
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(calls.map(timed));
      expect(told(answers, ({ status, ms }) => status !== 503 || ms > SILENT_MS)).toEqual([]);
    }
    const shown = await Promise.all(pages.map(timed));
    expect(told(shown, ({ status, ms }) => status !== 503 || ms > LONGEST_MS)).toEqual([]);
    proxy.speak();
    const { ms, answers } = await untilWell();
    expect(told(answers.slice(0, -1), (one) => one.status !== 503 || one.ms > LONGEST_MS)).toEqual([]);
    expect(answers.at(-1)!.status).toBe(200);
    expect(ms).toBeLessThan(RECOVERY_MS);
    expect((await world.send("GET", "/api/v1/ready")).status).toBe(200);
  });

  test("silent for a moment nobody asked in: the connections it cost are given up all the same", async () => {
    await Promise.all(Array.from({ length: 30 }, () => listings.send()));
    proxy.silence();
    proxy.speak();
    const { ms, answers } = await untilWell();
    expect(told(answers.slice(0, -1), (one) => one.status !== 503 || one.ms > SILENT_MS)).toEqual([]);
    expect(ms).toBeLessThan(RECOVERY_MS);
    const after = await Promise.all(Array.from({ length: 30 }, () => timed(listings)));
    expect(told(after, ({ status }) => status !== 200)).toEqual([]);
  });

  test("refused: every operation is 503 within 3 s, then all is well within 8 s", async () => {
    await proxy.down();
    const answers = await Promise.all(calls.map(timed));
    expect(told(answers, ({ status, ms }) => status !== 503 || ms > REFUSED_MS)).toEqual([]);
    await proxy.up();
    const { ms, answers: recovering } = await untilWell();
    expect(told(recovering.slice(0, -1), ({ status }) => status !== 503)).toEqual([]);
    expect(ms).toBeLessThan(RECOVERY_MS);
  });
});
