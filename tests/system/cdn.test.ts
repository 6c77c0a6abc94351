// Two processes of the production build, the first behind a real Varnish with the file that we give away.
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorld, type World } from "@/tests/support/api-world";
import { freePort } from "@/tests/support/demo";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { hasBalancer, startBalancer } from "@/tests/support/reliability/balancer";
import { insertPumps, makeAdmin, serverSettings } from "@/tests/support/server-world";

const HOW_TO_GET_VARNISH = "no Varnish: apt-get install varnish";
const hasVarnish = hasBalancer("varnish");

test.runIf(!hasVarnish)(HOW_TO_GET_VARNISH, (context) => {
  if (process.env.CI) throw new Error(HOW_TO_GET_VARNISH);
  context.skip(HOW_TO_GET_VARNISH);
});

describe.skipIf(skipOnPglite || !hasVarnish)("behind Varnish (needs real Postgres: two processes)", () => {
  useDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), "cdn-"));
  const servers: Server[] = [];
  let varnish: Awaited<ReturnType<typeof startBalancer>> | undefined;
  let world: World;

  beforeAll(async () => {
    await insertPumps();
    const [port, first] = [await freePort(), await freePort()];
    const env = {
      ...serverSettings(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      APP_ORIGIN: `http://127.0.0.1:${port}`,
      CDN: "varnish",
      CDN_API_URL: `http://127.0.0.1:${port}`,
    };
    servers.push(await serveBuild({ ...env, PORT: String(first), TRUST_PROXY_HOPS: "1" }));
    varnish = await startBalancer("varnish", { port, first, second: first });
    // Changes are made at another process than the one that Varnish asks.
    servers.push(await serveBuild({ ...env, CDN: "", APP_ORIGIN: "" }));
    world = await createWorld(servers[1]!.origin, makeAdmin);
  }, 10 * 60_000);
  afterAll(async () => {
    await varnish?.stop();
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${varnish!.origin}${address}`, { headers, redirect: "manual" });
    return { response, text: await response.text(), isCached: Number(response.headers.get("age")) > 0 };
  };
  /** Until Varnish answers by itself: a second or more after the first time. */
  const keep = (address: string) =>
    expect.poll(async () => (await ask(address)).isCached, { timeout: 10_000 }).toBe(true);

  test("a page is kept there, with or without a cookie, and a browser still asks each time", async () => {
    await keep("/services/category/pumps");
    const { response, isCached } = await ask("/services/category/pumps", { cookie: "role=admin" });
    expect(isCached).toBe(true);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect([response.headers.get("surrogate-key"), response.headers.get("surrogate-control")]).toEqual([
      null,
      null,
    ]);
    const again = await ask("/services/category/pumps", {
      "if-none-match": response.headers.get("etag")!,
      "cache-control": "max-age=0",
    });
    expect(again.response.status).toBe(304);
  });

  test("what is no page of everybody's is asked for each time", async () => {
    for (const address of ["/api/v1/listings", "/signin", "/no/such/page", "/services?q=pump&not-ours=1"]) {
      await ask(address);
      await new Promise((later) => setTimeout(later, 1100)); // Varnish tells an answer's age in whole seconds
      const again = await ask(address);
      // The last one is: what the page does not read is no part of what it shows.
      expect([address, again.isCached]).toEqual([address, address.startsWith("/services")]);
    }
  });

  test("an approval and an archiving at the other process show on every page that they change, soon and by themselves", async () => {
    const created = await world.createListing();
    const pages = ["/", "/hi", "/services/category/pumps", "/services?sort=created_desc"];
    for (const page of pages) await keep(page);
    await keep("/about");
    for (const [decision, isThere] of [
      ["approve", true],
      ["archive", false],
    ] as const) {
      await world.decide(decision, created.id);
      // Far less than the five minutes that an answer lives which nobody is told of.
      for (const page of pages)
        await expect
          .poll(async () => (await ask(page)).text.includes(created.name), { interval: 50, timeout: 10_000 })
          .toBe(isThere);
    }
    expect((await ask("/about")).isCached).toBe(true);
  });

  test("a restart of the process begins with nothing kept, since nobody knows what was missed", async () => {
    await keep("/about");
    const [first] = servers;
    const port = new URL(first!.origin).port;
    await first!.stop();
    servers[0] = await serveBuild({
      ...serverSettings(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: port,
      TRUST_PROXY_HOPS: "1",
      CDN: "varnish",
      CDN_API_URL: varnish!.origin,
    });
    await expect
      .poll(async () => (await ask("/about")).isCached, { timeout: 10_000, interval: 50 })
      .toBe(false);
  });
});
