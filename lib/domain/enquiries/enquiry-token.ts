import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { EnquiryInput } from "@/lib/schemas/enquiry";
import { currentKey } from "@/lib/server/secrets";

/** A private link's token: 256 random bits. Only its hash is kept, as of mailed links. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * The token of an enquiry that is sent under an Idempotency-Key: the same for the same words to the same, so that one
 * whose answer was lost is answered with its own link. Nobody but us can work it out, whoever knows key and words.
 */
export const tokenOfAttempt = (
  key: string,
  { listingId, listingIds, providerUserId, name, phoneNumber, email, message }: EnquiryInput,
): string =>
  createHmac("sha256", currentKey("enquiry link"))
    .update(JSON.stringify([key, listingId, listingIds, providerUserId, name, phoneNumber, email, message]))
    .digest("base64url");

export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The page of a private link, in English. */
export const enquiryPath = (token: string): string => `/enquiry/${encodeURIComponent(token)}`;
