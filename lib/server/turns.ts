import "server-only";
import { AppError } from "@/lib/shared/errors";

const RETRY_SECONDS = 2;

type Gate = { running: number; readonly waiting: (() => void)[] };

/**
 * Lets only so many of one kind of costly work run at once in this process, and only so many wait.
 * @param name in the process, not in the module: bundles may each have a copy of a file
 * @throws AppError UNAVAILABLE, from the returned function, when too many are waiting
 */
export function turns(name: string, most: { atOnce: number; waiting: number }) {
  const key = Symbol.for(`vendorsetu.turns.${name}`);
  const shared = globalThis as { [key: symbol]: Gate | undefined };
  const gate = (shared[key] ??= { running: 0, waiting: [] });

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (gate.running >= most.atOnce) {
      if (gate.waiting.length >= most.waiting) {
        const message = "The service is busy. Please try again in a moment.";
        throw new AppError("UNAVAILABLE", message, [], RETRY_SECONDS);
      }
      // Whoever ends hands its place on, so that nobody new slips in between.
      await new Promise<void>((resolve) => gate.waiting.push(resolve));
    } else gate.running += 1;
    try {
      return await work();
    } finally {
      const next = gate.waiting.shift();
      if (next) next();
      else gate.running -= 1;
    }
  };
}
