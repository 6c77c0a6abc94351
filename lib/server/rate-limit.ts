import "server-only";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { databasePool } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { errorFields, log } from "@/lib/server/log";
import { ofProcess } from "@/lib/server/of-process";
import { keyedHash } from "@/lib/server/secrets";
import { AppError } from "@/lib/shared/errors";

const limiters = ofProcess("memory-limits", () => new Map<string, RateLimiterMemory>());

/**
 * Counts one call of an address against a limit in this process' memory: for reads, where a write per request would
 * cost more than it protects (docs/security.md#limits). Refused attempts count.
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
    throw asTooMany(refused);
  }
}

/** The limiter's refusal as the product says it; anything else as it is. */
function asTooMany(refused: unknown): unknown {
  if (!(refused instanceof RateLimiterRes)) return refused;
  const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  return new AppError("RATE_LIMITED", "tooMany", [], seconds);
}

/** A limit of so many calls in so many seconds. */
export type DatabaseLimit = { readonly points: number; readonly seconds: number };

/** One pool for everything, and no named statements: on PGlite the names of two connections collide. */
const store = {
  query: ({ text, values }: { text: string; values: unknown[] }) => databasePool.query({ text, values }),
};

const RETRY_SECONDS = 5;

const databaseLimiters = new Map<string, RateLimiterPostgres>();

function databaseLimiter(points: number, seconds: number): RateLimiterPostgres {
  const name = `${points}/${seconds}`;
  let limiter = databaseLimiters.get(name);
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      storeClient: store,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: "",
      points,
      duration: seconds,
      // One of them sweeps what expired for all: the table is the same.
      clearExpiredByTimeout: databaseLimiters.size === 0,
    });
    databaseLimiters.set(name, limiter);
  }
  return limiter;
}

/** Names and addresses are not stored: a hash with our key is. */
const keyOf = (name: string, whose: string): string => keyedHash(`limit\n${name}\n${whose}`);

/**
 * Counts one call against a limit that holds over all processes and a restart, in one statement
 * (docs/security.md#limits).
 * Refused calls count.
 * @param name of the limit; every name has its own count
 * @param whose address key, user id or the like; stored hashed
 * @param options.scaled false for limits that RATE_LIMIT_SCALE leaves alone
 * @throws AppError RATE_LIMITED with the seconds to wait; UNAVAILABLE when it cannot be counted
 */
export async function takeFromDatabase(
  name: string,
  whose: string,
  { points, seconds }: DatabaseLimit,
  { scaled = true }: { scaled?: boolean } = {},
): Promise<void> {
  const allowed = scaled ? Math.ceil(points * env().RATE_LIMIT_SCALE) : points;
  try {
    await databaseLimiter(allowed, seconds).consume(keyOf(name, whose));
  } catch (refused) {
    const told = asTooMany(refused);
    if (told instanceof AppError) throw told;
    // Closed, whatever the reason: what must be counted may not go on uncounted.
    log.warn("a limit cannot be counted", errorFields(told));
    throw new AppError("UNAVAILABLE", "busy", [], RETRY_SECONDS);
  }
}

/** Takes back one counted call: where only failures count, and this one was none. */
export async function giveBackToDatabase(
  name: string,
  whose: string,
  { points, seconds }: DatabaseLimit,
): Promise<void> {
  await databaseLimiter(points, seconds).reward(keyOf(name, whose));
}
