import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { atMost } from "@/lib/server/at-most";

/** A standby is a few milliseconds behind; so long is it waited for. */
const PATIENCE_MS = 50;
/** One that does not even say where it is has gone quiet. */
const SILENCE_MS = 300;

/** What the product takes for a database that is away. */
const unavailable = (message: string): Error => Object.assign(new Error(message), { code: "ETIMEDOUT" });

type Told = (error: unknown, client: pg.PoolClient | undefined, release: pg.PoolClient["release"]) => void;

/** A place in the log, `pg_lsn` as Postgres prints it, as a number. */
function placeInLog(lsn: string): bigint {
  const [high, low] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Up to where the server of a connection has replayed; null where it is no standby. */
async function replayedBy(client: pg.PoolClient): Promise<bigint | null> {
  const asked = client.query<{ lsn: string | null }>("SELECT pg_last_wal_replay_lsn()::text AS lsn");
  const { rows } = await atMost(SILENCE_MS, asked, () => unavailable("the replica has gone quiet"));
  return rows[0]?.lsn == null ? null : placeInLog(rows[0].lsn);
}

async function hasReplayed(client: pg.PoolClient, place: bigint): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  for (let waitMs = 1; ; waitMs *= 2) {
    const replayed = await replayedBy(client);
    if (replayed !== null && replayed >= place) return true;
    const leftMs = until - performance.now();
    if (replayed === null || leftMs <= 0) return false;
    await sleep(Math.min(waitMs, leftMs));
  }
}

/**
 * Gives out connections of a pool only when their server has replayed the log up to `writtenTo`; one that has not
 * within 50 ms is an error, and is closed, so that a balancer may lead the next one elsewhere. Asked each time, because
 * that tells in 0.3 s, too, which of them have gone quiet.
 * @param writtenTo pg_lsn; null: wherever it is
 */
export function giveOnlyCaughtUp(pool: pg.Pool, writtenTo: () => string | null): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const give = async (): Promise<pg.PoolClient> => {
    const client = await connect();
    // Nobody else listens until it is given out: a server that is killed meanwhile would end this process.
    const ended = (): void => undefined;
    client.on("error", ended);
    try {
      const lsn = writtenTo();
      if (lsn !== null && !(await hasReplayed(client, placeInLog(lsn))))
        throw unavailable("the replica is behind");
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    } finally {
      client.off("error", ended);
    }
  };
  // pg's own pool.query asks with a callback.
  Object.assign(pool, {
    connect: (told?: Told) => {
      const given = give();
      if (told === undefined) return given;
      given.then(
        (client) => told(undefined, client, client.release.bind(client)),
        (error: unknown) => told(error, undefined, () => undefined),
      );
    },
  });
}
