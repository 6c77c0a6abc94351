import "server-only";
import { errorFields, log } from "@/lib/server/log";

const WRITE_EVERY_MS = 60_000;

type Setting<Sum> = {
  /** Of this process; the bundles of the API and of the start each have a copy of the module, and share by this name. */
  name: string;
  /** Different keys kept between two writes: a flood of them costs memory and rows only so far. */
  most: number;
  merge: (known: Sum, added: Sum) => Sum;
  /** In one statement: either all of it is written or nothing. */
  write: (sums: Sum[]) => Promise<unknown>;
};

export type MinuteSums<Sum> = {
  /** Adds to the sum of a key; a new key is left out when there are very many others. */
  add: (key: string, sum: Sum) => void;
  /** Writes what there is. What could not be written is kept for the next time. */
  flush: () => Promise<void>;
  /** For a serving process: writes once a minute from now on. */
  keepWritten: () => void;
};

/** Sums of what happens often, kept in memory and written once a minute. */
export function minuteSums<Sum>({ name, most, merge, write }: Setting<Sum>): MinuteSums<Sum> {
  const memory = Symbol.for(`vendorsetu.${name}`);
  const shared = globalThis as { [memory]?: Map<string, Sum> };
  const kept = (): Map<string, Sum> => (shared[memory] ??= new Map());
  let timer: NodeJS.Timeout | undefined;

  const add = (key: string, sum: Sum): void => {
    const sums = kept();
    const known = sums.get(key);
    if (known !== undefined) sums.set(key, merge(known, sum));
    else if (sums.size < most) sums.set(key, sum);
  };
  const flush = async (): Promise<void> => {
    const sums = kept();
    if (sums.size === 0) return;
    shared[memory] = new Map();
    try {
      await write([...sums.values()]);
    } catch (error) {
      // The older first: merging takes the newer one's word where only one can stand.
      const newer = kept();
      shared[memory] = sums;
      for (const [key, sum] of newer) add(key, sum);
      throw error;
    }
  };
  const keepWritten = (): void => {
    timer ??= setInterval(() => {
      flush().catch((error: unknown) =>
        log.warn(`${name} could not be written; the next minute tries again`, errorFields(error)),
      );
    }, WRITE_EVERY_MS).unref();
  };
  return { add, flush, keepWritten };
}
