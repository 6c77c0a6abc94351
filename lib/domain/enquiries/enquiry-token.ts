import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** A private link's token: 256 random bits. Only its hash is kept, as of mailed links. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The page of a private link, in English. */
export const enquiryPath = (token: string): string => `/enquiry/${encodeURIComponent(token)}`;
