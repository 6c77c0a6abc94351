// The production server beside a streaming standby: fresh while all is well, and searching on when the primary is killed
// (docs/decisions/046). The bound is a promise, and not how fast this machine is.
import { skipOnPglite } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { World } from "@/tests/support/api-world";
import { type Server, serveBuild } from "@/tests/support/production-server";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "@/tests/support/reliability/throwaway-postgres";
import { type Standby, startStandby } from "@/tests/support/standby";

const SEARCH_MS = 3000;

describe.skipIf(skipOnPglite)("searches beside a standby (PGlite streams to nobody)", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "replica-"));
  let postgres: ThrowawayPostgres;
  let standby: Standby;
  let server: Server;
  let world: World;

  beforeAll(async () => {
    postgres = await startThrowawayPostgres();
    standby = await startStandby(postgres.url);
    // Only now: the client reads the address from the environment.
    vi.stubEnv("DATABASE_URL", postgres.url);
    const { createWorld } = await import("@/tests/support/api-world");
    const { insertPumps, makeAdmin, serverSettings } = await import("@/tests/support/server-world");
    await insertPumps();
    server = await serveBuild({
      ...serverSettings(),
      DATABASE_URL: postgres.servedUrl,
      DATABASE_REPLICA_URL: standby.servedUrl,
      DATA_DIR: dataDir,
    });
    world = await createWorld(server.origin, makeAdmin);
  }, 600_000);
  afterAll(async () => {
    await server?.stop();
    await standby?.remove();
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** An approved listing, and whether a search of the API finds it at once. */
  const isFoundAtOnce = async (): Promise<boolean> => {
    const { id } = await world.createListing();
    await world.decide("approve", id);
    const found = await world.send("GET", "/api/v1/listings?limit=50&sort=created_desc");
    return found.status === 200 && found.text.includes(id);
  };
  const timed = async (address: string) => {
    const startedAt = performance.now();
    const { status, text } = await world.send("GET", address);
    return { address, status, text, isInTime: performance.now() - startedAt < SEARCH_MS };
  };

  test("what was approved is found at once, whether the standby follows, waits or is gone", async () => {
    for (let times = 0; times < 5; times += 1) expect(await isFoundAtOnce()).toBe(true);
    await standby.pause();
    for (let times = 0; times < 3; times += 1) expect(await isFoundAtOnce()).toBe(true);
    await standby.resume();
    standby.kill();
    for (let times = 0; times < 3; times += 1) expect(await isFoundAtOnce()).toBe(true);
    await standby.start();
  }, 120_000);

  test("the primary killed, every way to search goes on, pages as well, and what writes is 503", async () => {
    await postgres.proxy.down();
    postgres.kill();
    const addresses = [
      "/api/v1/listings?q=pump",
      "/api/v1/listings?lat=18.5&lng=73.8&radiusKm=50",
      "/api/v1/listings/facets?q=pump",
      "/api/v1/listings/clusters?west=60&south=5&east=100&north=40&zoom=5",
      "/api/v1/suggestions?q=pum",
      "/api/v1/geocode/search?q=pune",
      "/api/v1/categories",
      "/services?q=pump",
      "/services/category/pumps",
      "/services/location?q=pump",
    ];
    for (const address of addresses) {
      const { text, ...answer } = await timed(address);
      expect(answer, text.slice(0, 300)).toEqual({ address, status: 200, isInTime: true });
    }
    expect((await timed("/services?q=pump")).text).toContain("Pump");
    const message = {
      name: "Visitor",
      email: "visitor@example.com",
      number: "9876543210",
      message: "Are you there?",
    };
    expect((await world.send("POST", "/api/v1/contact", { body: { json: message } })).status).toBe(503);
    expect((await world.send("GET", "/api/v1/ready")).status).toBe(503);
    await postgres.start();
    await postgres.proxy.up();
    await expect
      .poll(async () => (await world.send("GET", "/api/v1/ready")).status, { timeout: 20_000 })
      .toBe(200);
    expect(await isFoundAtOnce()).toBe(true);
  }, 120_000);
});
