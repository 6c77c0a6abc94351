import "server-only";
import { currentUser } from "@/lib/auth/current-user";
import { newDeviceId, readDeviceCookie } from "@/lib/auth/device-cookie";
import { readSessionCookie } from "@/lib/auth/session-cookie";
import { callerAddress } from "@/lib/http/caller-address";
import { refuseForeignOrigin } from "@/lib/http/origin";
import type { Actor } from "@/lib/shared/actor";
import { addressKey } from "@/lib/shared/address-key";
import type { Locale } from "@/lib/shared/locale";

/**
 * The language to write to somebody in: that of the page of ours that sent the request (its Referer), else what the
 * browser or script prefers, else English.
 */
export function localeOf(request: Request): Locale {
  const page = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(request.headers.get("referer") ?? "")?.[1];
  if (page !== undefined) return /^\/hi(\/|$)/.test(page) ? "hi" : "en";
  return /^\s*hi\b/i.test(request.headers.get("accept-language") ?? "") ? "hi" : "en";
}

/** Who sends a request that signs somebody in. It decides what kind of session it gets (docs/security.md#sessions-and-rights). */
export async function callerOf(request: Request) {
  const { headers } = request;
  const fromBrowser = headers.has("sec-fetch-site") || headers.has("origin");
  return {
    addressKey: addressKey(callerAddress(request)),
    userAgent: headers.get("user-agent") ?? "",
    fromBrowser,
    deviceId: fromBrowser ? (readDeviceCookie(request) ?? newDeviceId()) : null,
    presentedSessionId: (await readSessionCookie(request))?.sessionId ?? null,
    locale: localeOf(request),
  };
}

/**
 * The actor of an operation that is open to all and acts for the one who is signed in: nobody where only a cookie says
 * who it is and no Origin says that a page of ours sent it (docs/product/api.md#who-calls).
 */
export async function provenActor(actor: Actor | null, request: Request): Promise<Actor | null> {
  if (actor === null) return null;
  const user = await currentUser(request);
  return user?.carrier === "cookie" && !refuseForeignOrigin(request) ? null : actor;
}
