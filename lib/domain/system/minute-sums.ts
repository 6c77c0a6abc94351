import "server-only";
import { afterAnswer } from "@/lib/server/after-answer";
import { errorFields, log } from "@/lib/server/log";
import { ofProcess } from "@/lib/server/of-process";
import { isServerless } from "@/lib/server/serverless";

type Setting<Sum> = {
  /** Of this process: whoever adds shares them by it with whoever writes. */
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
};

/**
 * Sums of what happens often, kept in memory and written once a minute by a standing job; where a process may end after
 * any answer, behind that answer (docs/decisions/041-without-the-front-server.md).
 */
export function minuteSums<Sum>({ name, most, merge, write }: Setting<Sum>): MinuteSums<Sum> {
  const kept = ofProcess(name, () => ({ sums: new Map<string, Sum>() }));

  const add = (key: string, sum: Sum): void => {
    const { sums } = kept;
    const known = sums.get(key);
    if (known !== undefined) sums.set(key, merge(known, sum));
    else if (sums.size < most) sums.set(key, sum);
    if (isServerless()) writeBehindAnswer();
  };
  const writeBehindAnswer = (): void =>
    afterAnswer(() =>
      flush().catch((error: unknown) =>
        log.warn(`${name} could not be written; the next answer tries again`, errorFields(error)),
      ),
    );
  const flush = async (): Promise<void> => {
    const { sums } = kept;
    if (sums.size === 0) return;
    kept.sums = new Map();
    try {
      await write([...sums.values()]);
    } catch (error) {
      // The older first: merging takes the newer one's word where only one can stand.
      const newer = kept.sums;
      kept.sums = sums;
      for (const [key, sum] of newer) add(key, sum);
      throw error;
    }
  };
  return { add, flush };
}
