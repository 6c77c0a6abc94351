import "server-only";
import type pg from "pg";
import { Gate } from "@/lib/server/gate";

/** Waiting for a connection: so many for each there is, and so long, in milliseconds (docs/decisions/039). */
const WAITING_PER_CONNECTION = 20;
const PATIENCE_MS = 450;

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * Turns away who would wait too long for a connection that is in use, with an error that means: more was asked than the
 * database can do. A pool by itself lets any number wait, and each as long as it would wait for a new connection.
 */
export function boundPool(pool: pg.Pool, connections: number): void {
  const gate = new Gate({
    atOnce: connections,
    waiting: connections * WAITING_PER_CONNECTION,
    patienceMs: PATIENCE_MS,
  });
  const turns = new WeakMap<pg.PoolClient, () => void>();
  pool.on("release", (_error, client) => turns.get(client)?.());
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  async function connectInTurn(): Promise<pg.PoolClient> {
    const leave = await gate.enter();
    if (leave === null)
      throw new Error("timeout exceeded when trying to connect: too many queries are waiting");
    try {
      const client = await connect();
      turns.set(client, leave);
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  // The pool's own query() calls it with a callback.
  const connectEitherWay = (connected?: Connected): Promise<pg.PoolClient> | undefined => {
    if (connected === undefined) return connectInTurn();
    connectInTurn().then(
      (client) => connected(undefined, client, () => client.release()),
      (error: Error) => connected(error),
    );
    return undefined;
  };
  Object.assign(pool, { connect: connectEitherWay });
}
