import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { dataKey } from "@/lib/server/secrets";

/** Where a sealed value stands. It is sealed to this place: copied into another row or column it does not open. */
export type SealedPlace = { readonly table: string; readonly column: string; readonly userId: string };

const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const associated = ({ table, column, userId }: SealedPlace) => Buffer.from(`${table}|${column}|${userId}`);

/** Encrypts a value for one place with AES-256-GCM (security.md P3). Two seals of one value differ. */
export const seal = (plain: string, place: SealedPlace): string => sealBytes(Buffer.from(plain), place);

/** The same for bytes. */
export function sealBytes(plain: Uint8Array, place: SealedPlace): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", dataKey(), iv).setAAD(associated(place));
  const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString("base64url")}`;
}

/**
 * What `seal` sealed for this place.
 * @throws Error when it was sealed for another place or with another key, or was changed
 */
export const open = (text: string, place: SealedPlace): string => openBytes(text, place).toString("utf8");

/** The same for bytes. */
export function openBytes(text: string, place: SealedPlace): Buffer {
  const [version, payload] = text.split(".");
  const sealed = Buffer.from(payload ?? "", "base64url");
  if (version !== VERSION || sealed.length < IV_BYTES + TAG_BYTES) throw new Error("not a sealed value");
  const decipher = createDecipheriv("aes-256-gcm", dataKey(), sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(associated(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
