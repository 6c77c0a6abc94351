import "server-only";
import { Gate, type GateLimits } from "@/lib/server/gate";
import { watchGate } from "@/lib/server/metrics";
import { AppError } from "@/lib/shared/errors";

const RETRY_SECONDS = 2;

/**
 * Lets only so many of one kind of costly work run at once in this process, and only so many wait.
 * @param name in the process, not in the module: bundles may each have a copy of a file
 * @throws AppError UNAVAILABLE, from the returned function, when too many are waiting
 */
export function turns(name: string, most: GateLimits) {
  const key = Symbol.for(`vendorsetu.turns.${name}`);
  const shared = globalThis as { [key: symbol]: Gate | undefined };
  const gate = (shared[key] ??= new Gate(most));
  watchGate(name, gate);

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const leave = await gate.enter();
    if (leave === null) throw new AppError("UNAVAILABLE", "busy", [], RETRY_SECONDS);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
