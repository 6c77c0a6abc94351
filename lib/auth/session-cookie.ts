import "server-only";
import { parseCookie, stringifySetCookie } from "cookie";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/server/env";
import { currentKey, verifyingKeys } from "@/lib/server/secrets";
import type { Role } from "@/lib/shared/actor";
import { ROLE_COOKIE } from "@/lib/shared/role-cookie";

// The middleware reads the cookie with this file: nothing here may lead to the database.

/** What the cookie says. The role is a hint for redirects: who may do what stands in the session's row. */
export type SessionCookie = {
  readonly userId: string;
  readonly sessionId: string;
  readonly roleHint: Role;
};

const ROLES: readonly string[] = ["customer", "provider", "admin"];

/** Whether cookies are Secure and carry the __Host- prefix: the scheme of APP_ORIGIN decides, not NODE_ENV. */
export const isHttps = (): boolean => env().APP_ORIGIN?.startsWith("https://") === true;

/** Its name is next-auth's, so that next-auth's own routes understand it. */
export const sessionCookieName = (): string =>
  isHttps() ? "__Host-next-auth.session-token" : "next-auth.session-token";

/** The secrets next-auth seals and opens the cookie with, the current one first. */
export const cookieSecrets = (): string[] =>
  verifyingKeys("session cookie").map((key) => key.toString("base64url"));

const sealingSecret = () => currentKey("session cookie").toString("base64url");

/** The cookie's content: next-auth's sealed token with these claims and nothing else. */
export const sealSessionCookie = (
  { userId, sessionId, roleHint }: SessionCookie,
  maxAgeSeconds: number,
): Promise<string> =>
  encode({
    token: { sub: userId, sid: sessionId, roleHint },
    secret: sealingSecret(),
    maxAge: maxAgeSeconds,
  });

/** What a cookie's value says; null when we did not make it or it is too old. Says nothing about the session. */
export async function openSessionCookie(value: string | undefined): Promise<SessionCookie | null> {
  if (value === undefined || value === "" || value.length > 4096) return null;
  for (const secret of cookieSecrets()) {
    try {
      const claims = await decode({ token: value, secret });
      const { sub, sid, roleHint } = claims ?? {};
      if (typeof sub !== "string" || typeof sid !== "string") continue;
      if (typeof roleHint !== "string" || !ROLES.includes(roleHint)) continue;
      return { userId: sub, sessionId: sid, roleHint: roleHint as Role };
    } catch {
      // sealed with another secret, changed, or too old
    }
  }
  return null;
}

/** The session cookie of a request, opened. Used by the middleware too: it reads no database. */
export const readSessionCookie = (request: {
  readonly headers: Pick<Headers, "get">;
}): Promise<SessionCookie | null> =>
  openSessionCookie(parseCookie(request.headers.get("cookie") ?? "")[sessionCookieName()]);

const attributes = () => ({ path: "/", sameSite: "lax" as const, secure: isHttps() });

/**
 * The two cookies of a session as Set-Cookie lines: the session's, and the readable hint
 * (docs/security.md#sessions-and-rights).
 */
export async function sessionCookies(cookie: SessionCookie, expiresAt: Date): Promise<string[]> {
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  const value = await sealSessionCookie(cookie, maxAge);
  return [
    stringifySetCookie({ name: sessionCookieName(), value, maxAge, httpOnly: true, ...attributes() }),
    stringifySetCookie({ name: ROLE_COOKIE, value: cookie.roleHint, maxAge, ...attributes() }),
  ];
}

/** Set-Cookie lines that take both away. */
export const clearedCookies = (): string[] => [
  stringifySetCookie({
    name: sessionCookieName(),
    value: "",
    maxAge: 0,
    httpOnly: true,
    ...attributes(),
  }),
  stringifySetCookie({ name: ROLE_COOKIE, value: "", maxAge: 0, ...attributes() }),
];
