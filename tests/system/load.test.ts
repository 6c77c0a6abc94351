// The production server when it is asked for more than the machine can do: part is answered, the rest is told at once to
// come again (docs/decisions/038). The bounds are promises, and not how fast this machine is.
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
        await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
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
      DATABASE_POOL_MAX: "10",
      ...serverSettings(),
      QUEUE_PATIENCE_MS: "400",
    });
  }, 10 * 60_000);

  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const kept = "/services/category/category-3";
  const results = (query: string) => `/services?q=supply+${query}`;
  const search = (query: string) => `/api/v1/listings?q=supply+${query}`;

  test.each([
    ["results pages", results],
    ["searches of the API", search],
  ])(
    "of %s part is answered, the rest is 503 soon; health and kept pages stay; afterwards all is well",
    async (_what, address) => {
      expect((await ask(kept)).status).toBe(200);
      const slowest: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { flooded, meanwhile, steady } = await whileNobodySearches(async () => {
          const { all, refused } = flood((number) => address(`town${number}&priceMin=${round}`));
          await refused;
          const [steady, meanwhile] = await Promise.all([
            Promise.all(["/api/v1/health", kept].map(ask)),
            Promise.all([address("meanwhile"), address("besides")].map(ask)),
          ]);
          return { flooded: all, meanwhile, steady };
        });
        const answers = await flooded;
        const after = await Promise.all([results(`after&page=${round}`), search("after")].map(ask));

        expect(statuses(after)).toEqual([200]);
        expect(statuses(answers)).toEqual([200, 503]);
        expect([statuses(meanwhile), statuses(steady)]).toEqual([[503], [200]]);
        const refused = [...answers, ...meanwhile].filter(({ status }) => status === 503);
        expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1))).toEqual([]);
        slowest.push(Math.max(...[...meanwhile, ...steady].map(({ ms }) => ms)));
      }
      // The best of the rounds: the first one meets a server that has just started, and others what else runs here.
      expect(Math.min(...slowest)).toBeLessThan(SOON_MS);
    },
  );
});
