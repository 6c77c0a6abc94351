// Real streaming replication: a Postgres of this file's own, and a standby that is paused, killed and silenced.
import { skipOnPglite } from "@/tests/support/database";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { withResponse } from "@/lib/server/current-response";
import { isTooSlow } from "@/lib/server/database-unavailable";
import { collectPageRender, type PageRender } from "@/lib/server/page-cache/page-render";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "@/tests/support/reliability/throwaway-postgres";
import { type Standby, startStandby } from "@/tests/support/standby";

/** Longer than a failed replica is left alone. */
const RESTED_MS = 1100;
/** Nobody who searches waits longer, whatever is away. */
const SEARCH_MS = 3000;

function response(method = "GET"): ServerResponse {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  return new ServerResponse(request);
}

describe.skipIf(skipOnPglite)("reads of replicas (PGlite streams to nobody)", () => {
  let postgres: ThrowawayPostgres;
  let standby: Standby;
  let db: typeof import("@/lib/server/db").db;
  let reading: typeof import("@/lib/server/reading").reading;

  beforeAll(async () => {
    postgres = await startThrowawayPostgres();
    standby = await startStandby(postgres.url);
    vi.stubEnv("DATABASE_URL", postgres.servedUrl);
    vi.stubEnv("DATABASE_REPLICA_URL", standby.servedUrl);
    ({ db } = await import("@/lib/server/db"));
    ({ reading } = await import("@/lib/server/reading"));
  }, 300_000);
  afterAll(async () => {
    await standby?.remove();
    await postgres?.remove();
  });
  beforeEach(() => new Promise((done) => setTimeout(done, RESTED_MS)));

  type Seen = { readonly by: "primary" | "replica"; readonly named: boolean };
  let name = "";
  /** A category that was committed a moment ago. */
  const commit = async (): Promise<void> => {
    name = `c${performance.now().toString(36).replace(".", "")}`;
    await db.category.create({ data: { name, slug: name } });
  };
  /** Who answers, and whether it has the last category. */
  const see = async (): Promise<Seen> => {
    const [seen] = await reading(
      (client) => client.$queryRaw<[Seen]>`
        SELECT CASE WHEN pg_is_in_recovery() THEN 'replica' ELSE 'primary' END AS by,
               EXISTS (SELECT 1 FROM categories WHERE name = ${name}) AS named`,
    );
    return seen;
  };
  const ask = (method?: string): Promise<Seen> => withResponse(response(method), see);
  const askTimed = async (): Promise<Seen & { isInTime: boolean }> => {
    const startedAt = performance.now();
    const seen = await ask();
    return { ...seen, isInTime: performance.now() - startedAt < SEARCH_MS };
  };

  test("one that has caught up is read, and has what was committed before the request", async () => {
    for (let times = 0; times < 20; times += 1) {
      await commit();
      expect(await ask()).toMatchObject({ named: true });
    }
    await expect.poll(ask).toEqual({ by: "replica", named: true });
  });

  test("what writes, a page that is kept, and work of no request read the primary", async () => {
    expect((await ask("POST")).by).toBe("primary");
    expect((await see()).by).toBe("primary");
    const kept: PageRender = { tags: new Set(), isWhole: true };
    expect((await collectPageRender(response(), kept, see)).by).toBe("primary");
    expect(kept.isWhole).toBe(true);
    const notKept: PageRender = { tags: new Set(), isWhole: false };
    expect((await collectPageRender(response(), notKept, see)).by).toBe("replica");
  });

  test("one that is behind is not read, until it has caught up", async () => {
    await ask();
    await standby.pause();
    await commit();
    expect(await ask()).toEqual({ by: "primary", named: true });
    await standby.resume();
    await expect.poll(ask, { timeout: 10_000 }).toEqual({ by: "replica", named: true });
  });

  test("in one request nothing is read of an older moment than before", async () => {
    await withResponse(response(), async () => {
      expect((await see()).by).toBe("replica");
      await standby.pause();
      await commit();
      // Another request has looked since.
      await ask();
      expect(await see()).toEqual({ by: "primary", named: true });
    });
    await standby.resume();
  });

  test("one that went quiet, or was killed, costs nobody an answer", async () => {
    await ask();
    standby.proxy.silence();
    expect(await askTimed()).toMatchObject({ by: "primary", isInTime: true });
    // Left alone: who comes now does not wait for it at all.
    expect(await askTimed()).toMatchObject({ by: "primary", isInTime: true });
    standby.proxy.speak();
    await expect.poll(async () => (await ask()).by, { timeout: 10_000 }).toBe("replica");
    standby.kill();
    expect(await askTimed()).toMatchObject({ by: "primary", isInTime: true });
    await standby.start();
    await expect.poll(async () => (await ask()).by, { timeout: 10_000 }).toBe("replica");
  });

  test("the primary killed, it is read at once, however old", async () => {
    await commit();
    await expect.poll(ask).toEqual({ by: "replica", named: true });
    postgres.kill();
    await postgres.proxy.down();
    expect(await askTimed()).toEqual({ by: "replica", named: true, isInTime: true });
    await standby.pause();
    expect(await askTimed()).toMatchObject({ by: "replica", isInTime: true });
    await standby.resume();
    // A page that was begun for keeping is not kept.
    const begun: PageRender = { tags: new Set(), isWhole: true };
    expect((await collectPageRender(response(), begun, see)).by).toBe("replica");
    expect(begun.isWhole).toBe(false);
    await expect(ask("POST")).rejects.toThrow();
    await postgres.start();
    await postgres.proxy.up();
    await commit();
    expect(await ask()).toMatchObject({ named: true });
  });

  test("the primary silent, nobody waits for it as long as for a search", async () => {
    await ask();
    postgres.proxy.silence();
    expect(await askTimed()).toMatchObject({ by: "replica", isInTime: true });
    expect(await askTimed()).toMatchObject({ by: "replica", isInTime: true });
    postgres.proxy.speak();
    await expect.poll(async () => (await ask("POST")).by, { timeout: 10_000 }).toBe("primary");
  });

  test("a statement that replay cancelled is asked once more, of the primary", async () => {
    let asked = 0;
    const by = await withResponse(response(), () =>
      reading(async (client) => {
        asked += 1;
        const [{ standby: isStandby }] = await client.$queryRaw<[{ standby: boolean }]>`
          SELECT pg_is_in_recovery() AS standby`;
        if (isStandby)
          throw Object.assign(new Error("canceling statement due to conflict with recovery"), {
            code: "40001",
          });
        return "primary";
      }),
    );
    expect([by, asked]).toEqual(["primary", 2]);
  });

  test("a statement that took too long there is not begun again on the primary", async () => {
    let asked = 0;
    const slow = withResponse(response(), () =>
      reading((client) => {
        asked += 1;
        return client.$queryRaw`SELECT 1 AS done FROM pg_sleep(10)`;
      }),
    );
    await expect(slow).rejects.toSatisfy(isTooSlow);
    expect([asked, (await ask()).by]).toEqual([1, "replica"]);
  });
});
