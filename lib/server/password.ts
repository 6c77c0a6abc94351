import "server-only";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@/lib/shared/errors";

/** argon2id, the library's default kind; memory in KiB (security.md R13, M14). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 4;
const MAX_WAITING = 32;
const RETRY_SECONDS = 2;

/** In the process, not in the module: bundles may each have a copy of this file. */
const KEY = Symbol.for("vendorsetu.password-gate");
const shared = globalThis as { [KEY]?: { running: number; waiting: (() => void)[] } };
const gate = (shared[KEY] ??= { running: 0, waiting: [] });

/** Two cores do about 156 a second: more at once only takes memory, and beyond the queue people are better told. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (gate.running >= MAX_AT_ONCE) {
    if (gate.waiting.length >= MAX_WAITING) {
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
}

/** One spelling of what a person typed: keyboards compose the same letter differently. Never trimmed. */
const typed = (password: string) => password.normalize("NFC");

/**
 * The hash of a password, for storage.
 * @throws AppError UNAVAILABLE when too many are waiting
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(typed(password), COST));

let dummy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. With null, for an account that does not exist or has no password, it
 * takes the same time and says no.
 * @throws AppError UNAVAILABLE when too many are waiting
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummy ??= hash(randomBytes(24), COST);
  const against = passwordHash ?? (await dummy);
  const matches = await inTurn(() => verify(against, typed(password)));
  return matches && passwordHash !== null;
}
