// The production server when it is asked for more than the machine can do: part is answered, the rest is told at once to
// come again (docs/decisions/039). The bounds are promises, and not how fast this machine is.
// The database support comes first: it says where the database is before anything connects.
import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { fillLargeDirectory } from "@/tests/support/large-directory";
import { type Server, serveBuild } from "@/tests/support/production-server";
import { serverSettings } from "@/tests/support/server-world";

const AT_ONCE = 300;
const SOON_MS = 1000;
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
    const retryAfter = answer.headers.get("retry-after");
    return { status: answer.status, retryAfter, ms: performance.now() - startedAt };
  };
  const statuses = (answers: readonly Answered[]): number[] =>
    [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);

  /** Asks many things at once. `refused` is there when the first of them is 503. */
  function flood(address: (number: number) => string): {
    all: Promise<Answered[]>;
    refused: Promise<unknown>;
  } {
    const asked = Array.from({ length: AT_ONCE }, (_, number) => ask(address(number)));
    const refused = asked.map(async (one) => {
      if ((await one).status !== 503) throw new Error("answered");
    });
    return { all: Promise.all(asked), refused: Promise.any(refused) };
  }

  /** Nobody can search meanwhile: the machine does as little as it can. */
  const whileNobodySearches = <T>(work: () => Promise<T>): Promise<T> =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE listing_search`;
        return work();
      },
      { timeout: 60_000 },
    );

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "load-"));
    await fillLargeDirectory(2000);
    server = await serveBuild({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      // Enough for all that is let in: who is let in is the subject.
      DATABASE_POOL_MAX: "50",
      ...serverSettings(),
    });
  }, 10 * 60_000);

  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("part is answered, the rest is 503 soon; health and kept pages stay; afterwards all is well", async () => {
    const kept = "/services/category/category-3";
    const results = (q: string) => `/services?q=supply+${q}`;
    const search = (q: string) => `/api/v1/listings?q=supply+${q}`;
    expect((await ask(kept)).status).toBe(200);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { pages, calls, meanwhile, steady } = await whileNobodySearches(async () => {
        const pages = flood((number) => results(`town${number}&priceMin=${round + 1}`));
        const calls = flood((number) => search(`town${number}&priceMin=${round + 1}`));
        await Promise.all([pages.refused, calls.refused]);
        const [steady, meanwhile] = await Promise.all([
          Promise.all(["/api/v1/health", kept].map(ask)),
          Promise.all([results("meanwhile"), search("meanwhile")].map(ask)),
        ]);
        return { pages: pages.all, calls: calls.all, meanwhile, steady };
      });
      const answers = { pages: await pages, calls: await calls };
      const after = await Promise.all([ask(results(`after&page=${round + 1}`)), ask(search("after"))]);

      expect(statuses(after)).toEqual([200]);
      expect([statuses(answers.pages), statuses(answers.calls)]).toEqual([
        [200, 503],
        [200, 503],
      ]);
      const refused = [...answers.pages, ...answers.calls, ...meanwhile].filter(
        ({ status }) => status === 503,
      );
      expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1))).toEqual([]);
      expect([statuses(meanwhile), statuses(steady)]).toEqual([[503], [200]]);
      expect([...meanwhile, ...steady].filter(({ ms }) => ms > SOON_MS)).toEqual([]);
    }
  });
});
