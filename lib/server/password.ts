import "server-only";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { concurrencyLimit } from "@/lib/server/concurrency-limit";

/** argon2id, the library's default kind; memory in KiB (docs/security.md#passwords-and-tokens). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two cores do about 156 a second: more at once only takes memory, and beyond the queue people are better told. */
const limited = concurrencyLimit("passwords", { atOnce: 4, waiting: 32 });

/** One spelling of what a person typed: keyboards compose the same letter differently. Never trimmed. */
const typed = (password: string) => password.normalize("NFC");

/**
 * The hash of a password, for storage.
 * @throws AppError UNAVAILABLE when too many are waiting
 */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(typed(password), COST));

let dummy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. With null, for an account that does not exist or has no password, it
 * takes the same time and says no.
 * @throws AppError UNAVAILABLE when too many are waiting
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummy ??= hash(randomBytes(24), COST);
  const against = passwordHash ?? (await dummy);
  const matches = await limited(() => verify(against, typed(password)));
  return matches && passwordHash !== null;
}
