import "server-only";
import { randomBytes } from "node:crypto";

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 26;

/** A name nobody can guess: 26 characters of Crockford base32, 130 random bits. */
export const newStoredName = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => CROCKFORD[byte & 31]).join("");

/** The key of a new document. Pictures are stored as `mediaFileName` names them. */
export const newDocumentKey = (): string => `documents/${newStoredName()}`;

/** The file that says which database the storage belongs to: only that one's janitor deletes here. */
export const OWNER_KEY = "owner";

const MEDIA = /^([0-9a-z]{16,64})-\d{2,4}\.webp$/;
const DOCUMENT = /^documents\/[0-9a-z]{26}$/;

/** The picture a key belongs to, null for any other key. */
export const mediaIdOfKey = (key: string): string | null => MEDIA.exec(key)?.[1] ?? null;

export const isDocumentKey = (key: string): boolean => DOCUMENT.test(key);

/** Whether a text is a key of ours: anything else (a path, another kind of file) is never looked for. */
export const isStorageKey = (text: string): boolean =>
  mediaIdOfKey(text) !== null || isDocumentKey(text) || text === OWNER_KEY;
