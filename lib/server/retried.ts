import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { isTransactionConflict } from "@/lib/server/database-unavailable";

const MOST_RETRIES = 3;
const WAIT_MS = 20;

/**
 * Does a transaction again, up to three times, when Postgres undid it for the sake of another one: a deadlock or a
 * serialization failure (docs/security.md#changes). Nothing of it was kept then, so it may be done again as a whole.
 * @throws what the last attempt threw
 */
export async function retried<T>(transact: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (retries === MOST_RETRIES || !isTransactionConflict(error)) throw error;
      // Of two that met once, each waits another time.
      await sleep(WAIT_MS * (retries + 1) * (0.5 + Math.random()));
    }
  }
}
