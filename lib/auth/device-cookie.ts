import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import { isHttps } from "@/lib/auth/session-cookie";
import { KNOWN_DEVICE_DAYS } from "@/lib/shared/limits";
import { currentKey, verifyingKeys } from "@/lib/server/secrets";

const cookieName = (): string => (isHttps() ? "__Host-device" : "device");

const signature = (id: string, key: Buffer): Buffer => createHmac("sha256", key).update(id).digest();

/** An id for a browser that has none. */
export const newDeviceId = (): string => randomBytes(18).toString("base64url");

/** The id that a browser got from us at an earlier sign-in; null when it has none, or one we did not sign. */
export function readDeviceCookie(request: { readonly headers: Pick<Headers, "get"> }): string | null {
  const value = parseCookie(request.headers.get("cookie") ?? "")[cookieName()];
  const [, id, given] = /^([\w-]{24})\.([\w-]{43})$/.exec(value ?? "") ?? [];
  if (id === undefined || given === undefined) return null;
  const sent = Buffer.from(given, "base64url");
  const isOurs = verifyingKeys("known device").some((key) => timingSafeEqual(signature(id, key), sent));
  return isOurs ? id : null;
}

const attributes = () => ({ httpOnly: true, path: "/", sameSite: "lax" as const, secure: isHttps() });

/** A browser's id, signed, as a Set-Cookie line. It says nothing about who signed in, and outlives the session. */
export const deviceCookie = (id: string): string =>
  stringifySetCookie({
    name: cookieName(),
    value: `${id}.${signature(id, currentKey("known device")).toString("base64url")}`,
    maxAge: KNOWN_DEVICE_DAYS * 86_400,
    ...attributes(),
  });

/** A Set-Cookie line that takes it away: the account it was known to is no more. */
export const clearedDeviceCookie = (): string =>
  stringifySetCookie({ name: cookieName(), value: "", maxAge: 0, ...attributes() });
