import "server-only";
import { ofProcess } from "@/lib/server/of-process";
import { Semaphore, type SemaphoreLimits } from "@/lib/server/semaphore";
import { watchSemaphore } from "@/lib/server/metrics";
import { AppError } from "@/lib/shared/errors";

const RETRY_SECONDS = 2;

/**
 * Lets only so many of one kind of costly work run at once in this process, and only so many wait.
 * @param name the same limit wherever it is named in this process
 * @throws AppError UNAVAILABLE, from the returned function, when too many are waiting
 */
export function concurrencyLimit(name: string, most: SemaphoreLimits) {
  const semaphore = ofProcess(`concurrency.${name}`, () => new Semaphore(most));
  watchSemaphore(name, semaphore);

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    const release = await semaphore.acquire();
    if (release === null) throw new AppError("UNAVAILABLE", "busy", [], RETRY_SECONDS);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
