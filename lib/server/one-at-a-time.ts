import "server-only";

const tails = new Map<string, Promise<unknown>>();

/**
 * Does work of the same key one after another in this process, so that of many equal requests only the first pays.
 * What must hold between processes is for the database.
 */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const result = (tails.get(key) ?? Promise.resolve()).then(work);
  const tail: Promise<unknown> = result
    .catch(() => undefined)
    .finally(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
  tails.set(key, tail);
  return result;
}
