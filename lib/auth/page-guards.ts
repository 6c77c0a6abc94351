import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { clearedCookies, openSessionCookie, sessionCookieName } from "@/lib/auth/session-cookie";
import { findLiveSession } from "@/lib/domain/accounts/sessions";
import { currentResponse } from "@/lib/server/current-response";
import { type Actor, prove, type Role } from "@/lib/shared/actor";
import { type Locale, localePath } from "@/lib/shared/locale";

/** Where a role is at home: what a guest-only page sends a signed-in user to (docs/product/pages.md#who-may-see-what). */
const homeOf = (role: Role): string =>
  role === "admin" ? "/dashboard" : role === "provider" ? "/provider" : "/";

/**
 * Who asks for the page being rendered, from the live session row of its cookie; null for a visitor. One look-up a
 * request, however often it is asked.
 */
export const currentPageUser = cache(async (): Promise<Actor | null> => {
  const value = (await cookies()).get(sessionCookieName())?.value;
  const cookie = await openSessionCookie(value);
  const session = cookie && (await findLiveSession(cookie.sessionId));
  return session && prove("user", session);
});

/**
 * The signed-in user of a guarded page; anyone else is redirected in the page's language: a visitor to /signin, another
 * role to / (docs/product/pages.md#who-may-see-what). Call it in the page, before anything is drawn and above any
 * Suspense.
 */
export async function requireRole<R extends Role>(role: R, locale: Locale): Promise<Actor<R>> {
  const user = await currentPageUser();
  if (user === null) redirect(localePath(locale, "/signin"));
  if (user.role !== role) redirect(localePath(locale, "/"));
  return user as Actor<R>;
}

/** The same for pages of anyone who is signed in, such as /account. */
export async function requireUser(locale: Locale): Promise<Actor> {
  const user = await currentPageUser();
  if (user === null) redirect(localePath(locale, "/signin"));
  return user;
}

/**
 * Sends a signed-in user away from a guest-only page. Judged by the live row, so that a revoked cookie, which the
 * middleware cannot tell from a live one, ends here and not in a loop; it is taken away
 * (docs/security.md#sessions-and-rights).
 */
export async function guestOnly(locale: Locale): Promise<void> {
  const user = await currentPageUser();
  if (user !== null) redirect(localePath(locale, homeOf(user.role)));
  const response = currentResponse();
  if ((await cookies()).has(sessionCookieName()) && response !== undefined && !response.headersSent) {
    response.appendHeader("Set-Cookie", clearedCookies());
  }
}
