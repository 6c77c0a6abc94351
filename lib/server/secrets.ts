import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/server/env";
import { UnusableEnvironment } from "@/lib/server/unusable-environment";

/** What a key of AUTH_SECRET is for; every purpose has a key of its own. */
export type KeyPurpose =
  "session cookie" | "access token" | "refresh token" | "known device" | "hashed key" | "enquiry link";

const derived = new Map<string, Buffer>();

function derive(secret: string, label: string): Buffer {
  const name = `${label}\n${secret}`;
  let key = derived.get(name);
  if (!key) derived.set(name, (key = Buffer.from(hkdfSync("sha256", secret, "vendorsetu", label, 32))));
  return key;
}

/** @throws Error when AUTH_SECRET is not set */
function authSecret(): string {
  const { AUTH_SECRET } = env();
  if (AUTH_SECRET === undefined) throw new Error("AUTH_SECRET is not set");
  return AUTH_SECRET;
}

/** The key that signs and seals now: 32 bytes. */
export const currentKey = (purpose: KeyPurpose): Buffer => derive(authSecret(), purpose);

/**
 * The keys that verify, the current one first; the one of AUTH_SECRET_PREVIOUS besides
 * (docs/security.md#sessions-and-rights).
 */
export function verifyingKeys(purpose: KeyPurpose): Buffer[] {
  const { AUTH_SECRET_PREVIOUS } = env();
  const previous = AUTH_SECRET_PREVIOUS === undefined ? [] : [derive(AUTH_SECRET_PREVIOUS, purpose)];
  return [currentKey(purpose), ...previous];
}

function dataSecret(): string {
  const { DATA_ENCRYPTION_KEY } = env();
  if (DATA_ENCRYPTION_KEY === undefined) throw new Error("DATA_ENCRYPTION_KEY is not set");
  return DATA_ENCRYPTION_KEY;
}

/**
 * A key that encrypts stored data, apart from AUTH_SECRET (docs/security.md#private-data), and what it is called
 * beside what it sealed.
 */
export type DataKey = { readonly id: string; readonly key: Buffer };

const dataKeyOf = (secret: string): DataKey => ({
  id: derive(secret, "id of a data key").toString("hex").slice(0, 8),
  key: derive(secret, "stored data"),
});

/** The key that seals now, then the one of DATA_ENCRYPTION_KEY_PREVIOUS, which opens what is not sealed anew yet. */
export function dataKeys(): readonly [DataKey, ...DataKey[]] {
  const { DATA_ENCRYPTION_KEY_PREVIOUS: previous } = env();
  return [dataKeyOf(dataSecret()), ...(previous === undefined ? [] : [dataKeyOf(previous)])];
}

/** A value as it may be stored to be compared, not read: an address, a user agent, the key of a limit. */
export const keyedHash = (value: string): string =>
  createHmac("sha256", currentKey("hashed key")).update(value).digest("base64url");

/**
 * The same for what must be found again after AUTH_SECRET was replaced: a blocked address, above all. Such a hash cannot
 * be made anew, so its secret stays where it was when DATA_ENCRYPTION_KEY is replaced.
 */
export const lastingHash = (value: string): string =>
  createHmac("sha256", derive(env().DATA_HASH_KEY ?? dataSecret(), "lasting hash"))
    .update(value)
    .digest("base64url");

/** What people copy from examples, and what no generator of secrets makes. */
const EXAMPLE =
  /change.?(me|this|it)|example|replace|placeholder|your.?(secret|key)|secret.?(key|value)|password|test.?only|0123456789|abcdefgh/i;

const problemOf = (name: string, value: string | undefined): string[] => {
  if (value === undefined) return [`${name}: is required in production (32 random bytes or more)`];
  if (Buffer.byteLength(value) < 32) return [`${name}: must be at least 32 bytes`];
  if (EXAMPLE.test(value) || new Set(value).size < 12)
    return [`${name}: is an example or too simple; make a random one: openssl rand -base64 48`];
  return [];
};

/**
 * Refuses to start production without secrets of its own (docs/security.md#starting).
 * @throws Error naming every secret that is missing or weak
 */
export function requireSecrets(
  {
    NODE_ENV,
    AUTH_SECRET,
    AUTH_SECRET_PREVIOUS,
    DATA_ENCRYPTION_KEY,
    DATA_ENCRYPTION_KEY_PREVIOUS,
    DATA_HASH_KEY,
  } = env(),
) {
  if (NODE_ENV !== "production") return;
  const ifGiven = (name: string, value: string | undefined) =>
    value === undefined ? [] : problemOf(name, value);
  const problems = [
    ...problemOf("AUTH_SECRET", AUTH_SECRET),
    ...ifGiven("AUTH_SECRET_PREVIOUS", AUTH_SECRET_PREVIOUS),
    ...problemOf("DATA_ENCRYPTION_KEY", DATA_ENCRYPTION_KEY),
    ...ifGiven("DATA_ENCRYPTION_KEY_PREVIOUS", DATA_ENCRYPTION_KEY_PREVIOUS),
    ...ifGiven("DATA_HASH_KEY", DATA_HASH_KEY),
  ];
  if (DATA_ENCRYPTION_KEY_PREVIOUS !== undefined && DATA_HASH_KEY === undefined)
    problems.push(
      "DATA_HASH_KEY: is required beside DATA_ENCRYPTION_KEY_PREVIOUS; blocked senders are known by it",
    );
  if (AUTH_SECRET !== undefined && AUTH_SECRET === DATA_ENCRYPTION_KEY)
    problems.push("DATA_ENCRYPTION_KEY: must be another secret than AUTH_SECRET");
  if (problems.length > 0) throw new UnusableEnvironment(problems);
}
