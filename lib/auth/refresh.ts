import "server-only";
import { readSessionCookie, sessionCookies } from "@/lib/auth/session-cookie";
import { readRefreshToken, tokensOf } from "@/lib/auth/tokens";
import { refreshSession } from "@/lib/domain/accounts/sessions";
import type { Tokens } from "@/lib/schemas/account";
import { takeFromDatabase } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";

const REFRESHES = { points: 30, seconds: 300 };

/**
 * New tokens for a refresh token (docs/security.md#sessions-and-rights). The cookies are renewed only when the role has
 * changed since: an
 * answer that arrives after a sign-out must not bring them back.
 * @throws AppError UNAUTHORIZED for one that is forged, spent, over or without its cookie; RATE_LIMITED
 */
export async function refresh(
  refreshToken: string,
  request: Request,
  responseHeaders: Headers,
): Promise<{ tokens: Tokens }> {
  const refused = () => new AppError("UNAUTHORIZED", "sessionExpired");
  const claims = readRefreshToken(refreshToken);
  if (claims === null) throw refused();
  await takeFromDatabase("refresh", claims.sessionId, REFRESHES);
  const cookie = await readSessionCookie(request);
  const session = await refreshSession(claims.sessionId, claims.counter, cookie?.sessionId ?? null);
  if (session === null) throw refused();
  if (cookie !== null && cookie.sessionId === session.sessionId && cookie.roleHint !== session.role) {
    const renewed = { ...cookie, roleHint: session.role };
    for (const line of await sessionCookies(renewed, session.absoluteExpiresAt)) {
      responseHeaders.append("Set-Cookie", line);
    }
  }
  return { tokens: await tokensOf(session) };
}
