import "server-only";
import { bearerOf } from "@/lib/auth/current-user";
import { clearedDeviceCookie } from "@/lib/auth/device-cookie";
import { clearedCookies, readSessionCookie } from "@/lib/auth/session-cookie";
import { readAccessToken, readRefreshToken } from "@/lib/auth/tokens";
import { revokeSession } from "@/lib/domain/accounts/sessions";
import { db } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";

/** Takes the session's cookies away. */
export function clearCookies(responseHeaders: Headers): void {
  for (const line of clearedCookies()) responseHeaders.append("Set-Cookie", line);
}

/** The same after an account was erased: nothing in the browser is of use any more. */
export function clearAllCookies(responseHeaders: Headers): void {
  clearCookies(responseHeaders);
  responseHeaders.append("Set-Cookie", clearedDeviceCookie());
}

/**
 * Ends the session of the cookie, the Bearer and the refresh token, whichever came; nothing to end is fine
 * (docs/product/accounts.md#sessions). An access token that has run out may still end its session.
 * @param isFromOurPage whether its Origin says so: a cookie alone is no proof of who wants this
 * @throws AppError FORBIDDEN for a cookie alone without an Origin
 */
export async function signOut(
  request: Request,
  { refreshToken }: { readonly refreshToken?: string | undefined },
  isFromOurPage: boolean,
  responseHeaders: Headers,
): Promise<void> {
  const cookie = await readSessionCookie(request);
  const bearer = await readAccessToken(bearerOf(request) ?? "", { expiredToo: true });
  const refresh = readRefreshToken(refreshToken ?? "");
  if (cookie !== null && bearer === null && refresh === null && !isFromOurPage) {
    throw new AppError("FORBIDDEN", "crossSite");
  }
  const sessions = new Set([cookie, bearer, refresh].flatMap((claims) => claims?.sessionId ?? []));
  for (const sessionId of sessions) await revokeSession(db, sessionId, "signed_out");
  clearCookies(responseHeaders);
}
