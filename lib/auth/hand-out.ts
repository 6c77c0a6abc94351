import "server-only";
import { sessionCookies } from "@/lib/auth/session-cookie";
import { tokensOf } from "@/lib/auth/tokens";
import type { SignedInUser } from "@/lib/domain/accounts/sign-in";
import type { Tokens, User } from "@/lib/schemas/account";

/** Hands out both carriers of a new session: the cookies with the answer, the tokens in it. */
export async function handOut(
  { user, session }: SignedInUser,
  responseHeaders: Headers,
): Promise<{ user: User; tokens: Tokens }> {
  const cookie = { userId: session.userId, sessionId: session.sessionId, roleHint: session.role };
  for (const line of await sessionCookies(cookie, session.absoluteExpiresAt)) {
    responseHeaders.append("Set-Cookie", line);
  }
  return { user, tokens: await tokensOf(session) };
}
