import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/shared/errors";
import { env } from "@/lib/server/env";

const limiters = new Map<string, RateLimiterMemory>();

/**
 * Counts one call of an address against a limit in this process' memory: for reads, where a write per request would
 * cost more than it protects (security.md P10). Refused attempts count.
 * @param name of the limit; every name has its own count
 * @param address key of the caller, see `addressKey`
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export async function takeFromMemory(name: string, address: string, perMinute: number): Promise<void> {
  let limiter = limiters.get(name);
  if (!limiter) {
    limiter = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.ceil(perMinute * env().RATE_LIMIT_SCALE),
      duration: 60,
    });
    limiters.set(name, limiter);
  }
  try {
    await limiter.consume(address);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new AppError("RATE_LIMITED", "Too many requests. Please try again later.", [], seconds);
  }
}

/**
 * Counts one call against a limit that holds over all processes and a restart (security.md P10).
 * @param name of the limit; every name has its own count
 * @param whose address key or user id; stored hashed
 * @throws AppError RATE_LIMITED with the seconds to wait; UNAVAILABLE when the database is away
 */
export async function takeFromDatabase(
  name: string,
  whose: string,
  limit: { points: number; seconds: number },
): Promise<void> {
  await takeFromMemory(`${name} ${whose}`, "", (limit.points * 60) / limit.seconds);
}
