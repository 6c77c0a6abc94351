import "server-only";
import { readSessionCookie } from "@/lib/auth/session-cookie";
import { readAccessToken } from "@/lib/auth/tokens";
import { findLiveSession } from "@/lib/domain/accounts/sessions";
import type { SignedIn } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

/** Who sends a request, and by what: the cookie alone, or a Bearer (beside the cookie where the session is bound). */
export type CurrentUser = SignedIn & { readonly carrier: "cookie" | "bearer" };

const known = new WeakMap<Request, Promise<CurrentUser | null>>();

/**
 * Who sends this request, from its live session row (docs/security.md#sessions-and-rights); null for a visitor. Asked
 * again
 * for the same request it does not ask the database again.
 * @throws AppError UNAUTHORIZED when it carries a Bearer that is not, or no longer, good
 */
export function currentUser(request: Request): Promise<CurrentUser | null> {
  let user = known.get(request);
  if (!user) known.set(request, (user = findCurrentUser(request)));
  return user;
}

/** The token of the Authorization header; null when it holds no Bearer, '' for one without a token. */
export function bearerOf(request: Request): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(request.headers.get("authorization")?.trim() ?? "");
  return match === null ? null : (match[1]?.trim() ?? "");
}

async function findCurrentUser(request: Request): Promise<CurrentUser | null> {
  const cookie = await readSessionCookie(request);
  const bearer = bearerOf(request);
  if (bearer === null) {
    const session = cookie && (await findLiveSession(cookie.sessionId));
    return session && { ...session, carrier: "cookie" };
  }
  const refused = () => new AppError("UNAUTHORIZED", "sessionExpired");
  const claims = await readAccessToken(bearer);
  if (claims === null) throw refused();
  // Beside a cookie it must be of the same session, and a bound session's tokens need that cookie.
  if (cookie !== null && cookie.sessionId !== claims.sessionId) throw refused();
  const session = await findLiveSession(claims.sessionId);
  if (session === null || session.userId !== claims.userId) throw refused();
  if (session.bound && cookie === null) throw refused();
  return { ...session, carrier: "bearer" };
}
