import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { IssuedSession } from "@/lib/domain/accounts/sessions";
import type { Tokens } from "@/lib/schemas/account";
import { currentKey, verifyingKeys } from "@/lib/server/secrets";

const ISSUER = "vendorsetu";
const AUDIENCE = "vendorsetu-api";
const TYPE = "at+jwt";
const ACCESS_TOKEN_SECONDS = 600;
const TOLERANCE_SECONDS = 5;

/** Who an access token speaks of. No role and no e-mail: those come from the session's row. */
export type AccessClaims = { readonly userId: string; readonly sessionId: string };
export type RefreshClaims = { readonly sessionId: string; readonly counter: number };

const accessToken = ({ userId, sessionId }: IssuedSession): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(currentKey("access token"));

const signature = (text: string, key: Buffer): Buffer => createHmac("sha256", key).update(text).digest();

/** Always the same for one counter of one session: two racing tabs receive the same next token. */
function refreshToken({ sessionId, refreshCounter }: IssuedSession): string {
  const text = `${sessionId}.${refreshCounter}`;
  return `${text}.${signature(text, currentKey("refresh token")).toString("base64url")}`;
}

/** The two tokens of a session, as the API answers them (docs/security.md#sessions-and-rights). */
export const tokensOf = async (session: IssuedSession): Promise<Tokens> => ({
  accessToken: await accessToken(session),
  refreshToken: refreshToken(session),
});

/**
 * What a good access token says; null for anything else. It says nothing about whether the session lives.
 * @param options.expiredToo for signing out, which an old token may ask for as well
 */
export async function readAccessToken(
  token: string,
  { expiredToo = false }: { expiredToo?: boolean } = {},
): Promise<AccessClaims | null> {
  for (const key of verifyingKeys("access token")) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ["exp", "sub", "sid"],
        clockTolerance: expiredToo ? Number.MAX_SAFE_INTEGER : TOLERANCE_SECONDS,
      });
      const { sub, sid } = payload;
      if (typeof sub === "string" && typeof sid === "string") return { userId: sub, sessionId: sid };
    } catch {
      // not signed by this key, too old, or no token at all
    }
  }
  return null;
}

/** What a refresh token of ours says; null for a forged one. Whether it still counts is for the session's row. */
export function readRefreshToken(token: string): RefreshClaims | null {
  const match = /^([\w-]{16,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  if (match === null) return null;
  const [, sessionId, counter, mac] = match as unknown as [string, string, string, string];
  const given = Buffer.from(mac, "base64url");
  // The counter as it was signed: '01' is not '1'.
  const isOurs = verifyingKeys("refresh token").some((key) => {
    const wanted = signature(`${sessionId}.${counter}`, key);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  return isOurs ? { sessionId, counter: Number(counter) } : null;
}
