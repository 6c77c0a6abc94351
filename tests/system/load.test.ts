// The production server when it is asked for more than the machine can do: part is answered, the rest is told at once to
// come again (docs/decisions/039). The bounds are promises, and not how fast this machine is.
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillLargeDirectory } from "@/tests/support/large-directory";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { serverSettings } from "@/tests/support/server-world";

const AT_ONCE = 300;
/** For who is refused. Everything is asked at once: the last one is read after all the others. */
const REFUSED_MS = 3000;
const HEALTH_MS = 1000;
const ROUNDS = 3;

type Answered = { readonly status: number; readonly retryAfter: string | null; readonly ms: number };

describe.skipIf(skipOnPglite)("more than the machine can do (needs real Postgres)", () => {
  useDatabase();
  let dataDir: string;
  let server: Server;

  const ask = async (address: string): Promise<Answered> => {
    const startedAt = performance.now();
    const answer = await fetch(server.origin + address);
    await answer.arrayBuffer();
    return {
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      ms: performance.now() - startedAt,
    };
  };
  const statuses = (answers: readonly Answered[]): number[] =>
    [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
  const many = (address: (number: number) => string): Promise<Answered[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, number) => ask(address(number))));

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "load-"));
    await fillLargeDirectory(5000);
    server = await serveBuild({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DATABASE_POOL_MAX: "10",
      ...serverSettings(),
    });
  }, 10 * 60_000);

  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("part is answered, the rest is 503 soon; health and kept pages stay; afterwards all is well", async () => {
    const kept = "/services/category/category-3";
    expect((await ask(kept)).status).toBe(200);
    for (let round = 0; round < ROUNDS; round += 1) {
      let isOver = false;
      const steady: { health: Answered[]; kept: Answered[] } = { health: [], kept: [] };
      const watching = (async () => {
        while (!isOver) {
          steady.health.push(await ask("/api/v1/health"));
          steady.kept.push(await ask(kept));
        }
      })();
      const [pages, calls] = await Promise.all([
        many((number) => `/services?q=supply+town${number}&priceMin=${round + 1}`),
        many((number) => `/api/v1/listings?q=supply+town${number}&priceMin=${round + 1}`),
      ]);
      isOver = true;
      await watching;
      const after = [
        await ask(`/services?q=after&priceMin=${round + 1}`),
        await ask("/api/v1/listings?page=2"),
      ];

      expect(statuses(after)).toEqual([200]);
      expect([statuses(pages), statuses(calls)]).toEqual([
        [200, 503],
        [200, 503],
      ]);
      const refused = [...pages, ...calls].filter(({ status }) => status === 503);
      expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1))).toEqual([]);
      expect(refused.filter(({ ms }) => ms > REFUSED_MS)).toEqual([]);
      expect([statuses(steady.health), statuses(steady.kept)]).toEqual([[200], [200]]);
      expect(steady.health.filter(({ ms }) => ms > HEALTH_MS)).toEqual([]);
      console.log(round, {
        ok: [pages, calls].map((a) => a.filter(({ status }) => status === 200).length),
        refusedMax: Math.max(...refused.map(({ ms }) => ms)),
        okMax: Math.max(...[...pages, ...calls].filter((a) => a.status === 200).map(({ ms }) => ms)),
        health: steady.health.map(({ ms }) => Math.round(ms)),
        kept: steady.kept.map(({ ms }) => Math.round(ms)),
      });
    }
  });
});
