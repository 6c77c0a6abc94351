// Import this first: secrets that the server and its tests share, so that a test can forge what only a thief of keys could.
import { randomBytes } from "node:crypto";

process.env["AUTH_SECRET"] = randomBytes(48).toString("base64");
process.env["DATA_ENCRYPTION_KEY"] = randomBytes(48).toString("base64");

/** What a server is started with to know them. */
export const knownSecrets = () => ({
  AUTH_SECRET: process.env["AUTH_SECRET"]!,
  DATA_ENCRYPTION_KEY: process.env["DATA_ENCRYPTION_KEY"]!,
});
