import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type DataKey, dataKeys } from "@/lib/server/secrets";

/** Where a sealed value stands. It is sealed to this place: copied into another row or column it does not open. */
export type SealedPlace = { readonly table: string; readonly column: string; readonly userId: string };

/** Of what names its key: `v2.{id of the key}.{sealed}`. What is older, `v1.{sealed}`, names none. */
const VERSION = "v2";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const associated = ({ table, column, userId }: SealedPlace) => Buffer.from(`${table}|${column}|${userId}`);

/** Encrypts a value for one place with AES-256-GCM (docs/security.md#private-data). Two seals of one value differ. */
export const seal = (plain: string, place: SealedPlace): string => sealBytes(Buffer.from(plain), place);

/** The same for bytes. */
export function sealBytes(plain: Uint8Array, place: SealedPlace): string {
  const iv = randomBytes(IV_BYTES);
  const [{ id, key }] = dataKeys();
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(associated(place));
  const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${id}.${sealed.toString("base64url")}`;
}

/**
 * What `seal` sealed for this place.
 * @throws Error when it was sealed for another place or with another key, or was changed
 */
export const open = (text: string, place: SealedPlace): string => openBytes(text, place).toString("utf8");

/** The same for bytes. */
export function openBytes(text: string, place: SealedPlace): Buffer {
  const { sealed, keys } = readSealed(text);
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new Error("not a sealed value");
  for (const { key } of keys.slice(0, -1)) {
    try {
      return openWith(key, sealed, place);
    } catch {
      // one that names no key: the next may open it
    }
  }
  const last = keys.at(-1);
  if (last === undefined) throw new Error("sealed with a key that is not here");
  return openWith(last.key, sealed, place);
}

/** Whether a value is sealed with the key that seals now, and needs no sealing anew. */
export const isSealedNow = (text: string): boolean => text.startsWith(`${VERSION}.${dataKeys()[0].id}.`);

/** What was sealed, and the keys that may open it. */
function readSealed(text: string): { sealed: Buffer; keys: readonly DataKey[] } {
  const [version, ...parts] = text.split(".");
  const payload = Buffer.from(parts.at(-1) ?? "", "base64url");
  if (version === "v1" && parts.length === 1) return { sealed: payload, keys: dataKeys() };
  if (version !== VERSION || parts.length !== 2) throw new Error("not a sealed value");
  return { sealed: payload, keys: dataKeys().filter(({ id }) => id === parts[0]) };
}

function openWith(key: Buffer, sealed: Buffer, place: SealedPlace): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(associated(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
