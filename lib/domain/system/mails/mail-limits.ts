import "server-only";
import { takeFromDatabase } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";

/** So that nobody's mailbox can be filled, neither from many addresses nor in the long run. */
const [HOURLY, DAILY] = [
  { points: 5, seconds: 3600 },
  { points: 10, seconds: 24 * 3600 },
];
/** Without a day's limit: a stranger who used it up would keep the owner from a link until the next day. */
const HOURLY_ONLY: ReadonlySet<string> = new Set(["password_reset"]);

/**
 * Counts one mail of a kind against what one recipient may get of it: five an hour, and ten a day
 * except of links for a new password. Not inside a transaction.
 * @param recipient an address or a user's id; stored hashed
 * @returns 0 when it may be sent, else the seconds until one may
 * @throws AppError UNAVAILABLE when it cannot be counted
 */
export async function mailWaitSeconds(kind: string, recipient: string): Promise<number> {
  try {
    for (const limit of HOURLY_ONLY.has(kind) ? [HOURLY] : [HOURLY, DAILY])
      await takeFromDatabase(`mail ${kind} ${limit.seconds}`, recipient, limit);
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return error.retryAfterSeconds ?? 3600;
    throw error;
  }
}
