import "server-only";
import { deviceCookie } from "@/lib/auth/device-cookie";
import { sessionCookies } from "@/lib/auth/session-cookie";
import { tokensOf } from "@/lib/auth/tokens";
import type { SignedInUser } from "@/lib/domain/accounts/sign-in";
import type { Tokens, User } from "@/lib/schemas/account";

/** Lets a browser show at its next sign-in which one it is; a script shows nothing. */
export function knowDevice(deviceId: string | null, responseHeaders: Headers): void {
  if (deviceId !== null) responseHeaders.append("Set-Cookie", deviceCookie(deviceId));
}

/** Hands out both carriers of a new session, the cookies with the answer, the tokens in it; and what a browser is known by. */
export async function handOut(
  { user, session, deviceId }: SignedInUser,
  responseHeaders: Headers,
): Promise<{ user: User; tokens: Tokens }> {
  const cookie = { userId: session.userId, sessionId: session.sessionId, roleHint: session.role };
  for (const line of await sessionCookies(cookie, session.absoluteExpiresAt)) {
    responseHeaders.append("Set-Cookie", line);
  }
  knowDevice(deviceId, responseHeaders);
  return { user, tokens: await tokensOf(session) };
}
