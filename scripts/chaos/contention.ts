// More slow queries than connections, and transactions that Postgres undoes.
import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "@/scripts/chaos/row";
import { ask, otherThan, slowest, untilWell } from "@/tests/support/reliability/asking";
import type { Site } from "@/tests/support/reliability/site";
import { SERVED } from "@/tests/support/reliability/throwaway-postgres";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";
import { rowsWithoutFile } from "@/tests/support/reliability/what-is-kept";
import { picture } from "@/tests/support/multipart";
import { usingClient } from "@/tests/support/test-database";

const SLOW_QUERIES = 50;
const POOL = 10;
const OTHERS = 20;
/** lock_timeout of the server's connections. */
const LOCK_MS = 3000;
const REFUSED_MS = 2500;
const RECOVERY_MS = 5000;
const WRITES = 20;

type Client = Parameters<Parameters<typeof usingClient>[1]>[0];

/** Waits until so many queries of the server wait for a lock, but not for longer than they may. */
async function untilWaiting(client: Client, count: number): Promise<number> {
  let most = 0;
  for (
    const until = performance.now() + LOCK_MS;
    most < count && performance.now() < until;
    await sleep(10)
  ) {
    const { rows } = await client.query<{ waiting: number }>(
      "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'",
      [SERVED],
    );
    most = Math.max(most, rows[0]!.waiting);
  }
  return most;
}

export const poolExhausted: Row = {
  name: "pool-exhausted",
  id: "F5",
  what: `${SLOW_QUERIES} queries that wait, over a pool of ${POOL}`,
  run: (site) =>
    usingClient(site.postgres.url, async (client) => {
      const cookie = { cookie: site.world.people.owner!.cookie };
      await client.query("BEGIN");
      await client.query("LOCK TABLE listings IN ACCESS EXCLUSIVE MODE");
      const slow = Promise.all(
        // Searches wait for each other before they wait for the database: these do not.
        Array.from({ length: SLOW_QUERIES }, () =>
          ask(site, "/api/v1/providers/me/listings", { headers: cookie }),
        ),
      );
      // Over another connection: what others do is read once in a transaction.
      const waiting = await usingClient(site.postgres.url, (watcher) => untilWaiting(watcher, POOL));
      const others = await Promise.all(
        Array.from({ length: OTHERS }, (_, n) =>
          n % 2 === 0 ? ask(site, "/api/v1/ready") : ask(site, "/api/v1/auth/me", { headers: cookie }),
        ),
      );
      const waited = await slow;
      await client.query("ROLLBACK");
      const { ms } = await untilWell(site, "/api/v1/listings");
      return [
        atLeast("connections that wait for a lock", POOL, waiting),
        atMost("slow ones that were no 503", 0, otherThan([503], waited)),
        atMost("slowest of them", 7000, slowest(waited), "ms"),
        atMost("others that were neither 200 nor 503", 0, otherThan([200, 503], others)),
        atMost("slowest of the others", REFUSED_MS, slowest(others), "ms"),
        atMost("recovery", RECOVERY_MS, Math.round(ms), "ms"),
        atMost("then /ready is no 200", 0, otherThan([200], [await ask(site, "/api/v1/ready")])),
      ];
    }),
};

const newListing = async ({ world }: Site): Promise<number> => {
  const images = new File([new Uint8Array(await picture("png"))], "pump.png", { type: "image/png" });
  const form = { ...world.listingForm(), images };
  const headers = { cookie: world.people.owner!.cookie };
  return (await world.send("POST", "/api/v1/listings", { headers, body: { form } })).status;
};

/** Every insert of a listing's picture fails as a deadlock would, but for each `keptEach`th; a sequence is not undone. */
const injectConflicts = (client: Client, code: "40P01" | "40001", keptEach: number) =>
  client.query(`
    CREATE SEQUENCE IF NOT EXISTS injected;
    CREATE OR REPLACE FUNCTION inject_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('injected') % ${keptEach} <> 0 THEN RAISE EXCEPTION 'injected' USING ERRCODE = '${code}'; END IF;
        RETURN NEW;
      END $$;
    DROP TRIGGER IF EXISTS inject_conflict ON listing_images;
    CREATE TRIGGER inject_conflict BEFORE INSERT ON listing_images FOR EACH ROW EXECUTE FUNCTION inject_conflict()`);

export const transactionsUndone: Row = {
  name: "transactions-undone",
  id: "F6",
  what: "deadlocks and serialization failures in the middle of a new listing's transaction",
  run: async (site) => {
    const { db } = await import("@/lib/server/db");
    return usingClient(site.postgres.url, async (client) => {
      const count = (more = {}) =>
        db.listing.count({ where: { provider: { email: { not: null } }, ...more } });
      const bare = () => count({ images: { none: {} } });
      const bareBefore = await bare();
      const statuses: number[] = [];
      const begun = await count();
      for (const code of ["40P01", "40001"] as const) {
        await injectConflicts(client, code, 3);
        for (let n = 0; n < WRITES; n += 1) statuses.push(await newListing(site));
      }
      const made = (await count()) - begun;
      await injectConflicts(client, "40P01", 1_000_000);
      const refused: number[] = [];
      for (let n = 0; n < 5; n += 1) refused.push(await newListing(site));
      const halfWritten = (await count()) - begun - made;
      await client.query("DROP TRIGGER inject_conflict ON listing_images");
      const after = await newListing(site);
      const created = statuses.filter((status) => status === 201).length;
      return [
        atLeast("answers 201, undone twice each", 2 * WRITES, created),
        atMost("difference between answers 201 and rows", 0, Math.abs(made - created)),
        atMost("answers that were no 503 when undone each time", 0, refused.filter((s) => s !== 503).length),
        atMost("listings half-written then", 0, halfWritten),
        atMost("listings without their picture", 0, (await bare()) - bareBefore),
        atMost("rows without their file", 0, await rowsWithoutFile(site)),
        atMost("answers that were no 201 afterwards", 0, after === 201 ? 0 : 1),
      ];
    });
  },
};
