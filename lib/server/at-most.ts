import "server-only";

/**
 * The same promise, but only for so long. What it waited for ends by its own limits, and when it is late, its failure too is
 * nobody's.
 * @param late the error of one that comes too late
 */
export const atMost = <T>(limitMs: number, asked: Promise<T>, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limitMs);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
