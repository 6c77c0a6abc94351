// Requests at a steady rate, whether or not earlier ones were answered: as visitors come.
import { setTimeout as sleep } from "node:timers/promises";

/** status 0: no answer came. */
export type Answer = {
  readonly kind: string;
  readonly status: number;
  readonly ms: number;
  readonly at: number;
};

export type Kind = {
  readonly name: string;
  /** How often it is asked, beside the others. */
  readonly weight: number;
  /** @returns the status of the answer, read to its end */
  readonly ask: () => Promise<number>;
};

export type Load = { readonly answers: readonly Answer[]; readonly mostInFlight: number };

/**
 * Asks so many times a second until told to stop, and waits for the last answer.
 * @param kinds of requests, mixed by their weights
 */
export async function runLoad(
  kinds: readonly Kind[],
  { perSecond, until }: { perSecond: number; until: Promise<unknown> },
): Promise<Load> {
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  let mostInFlight = 0;
  let isOver = false;
  void until.finally(() => (isOver = true));
  const sum = kinds.reduce((total, { weight }) => total + weight, 0);
  const pick = (): Kind => {
    let left = Math.random() * sum;
    return kinds.find(({ weight }) => (left -= weight) <= 0) ?? kinds[0]!;
  };
  const askOne = async ({ name, ask }: Kind): Promise<void> => {
    const startedAt = performance.now();
    const status = await ask().catch(() => 0);
    answers.push({ kind: name, status, ms: performance.now() - startedAt, at: Date.now() });
  };
  const begunAt = performance.now();
  for (let n = 0; !isOver; n += 1) {
    const wait = begunAt + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    const asked = askOne(pick());
    open.add(asked);
    void asked.finally(() => open.delete(asked));
    mostInFlight = Math.max(mostInFlight, open.size);
  }
  await Promise.all(open);
  return { answers, mostInFlight };
}

/** The value below which this part of them lies. @param part from 0 to 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
