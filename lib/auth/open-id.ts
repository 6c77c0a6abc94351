import "server-only";
import { parseCookie, parseSetCookie } from "cookie";
import { handOut } from "@/lib/auth/hand-out";
import { ask, siteOrigin } from "@/lib/auth/next-auth";
import { isHttps } from "@/lib/auth/session-cookie";
import type { Caller } from "@/lib/domain/accounts/sessions";
import type { SignedInUser } from "@/lib/domain/accounts/sign-in";
import { signInByOpenId } from "@/lib/domain/accounts/sign-in-by-open-id";
import type { OpenIdId, OpenIdProblem } from "@/lib/shared/open-id";
import { type Locale, localePath } from "@/lib/shared/locale";

/** next-auth's cookie of where to go afterwards. Of it the language is kept and nothing else. */
const callbackCookieName = (): string => `${isHttps() ? "__Secure-" : ""}next-auth.callback-url`;

/**
 * Begins a sign-in with a provider: its address to send the browser to, and cookies that bind what comes back to this
 * browser for 15 minutes. The caller has checked that a page of ours asks: that stands for next-auth's CSRF token.
 * @returns the address; null when the provider does not answer
 */
export async function beginOpenId(
  id: OpenIdId,
  locale: Locale,
): Promise<{ readonly address: string | null; readonly cookies: readonly string[] }> {
  const csrf = await ask({ method: "GET", action: ["csrf"], cookies: {} });
  const { csrfToken } = JSON.parse(csrf.text ?? "{}") as { csrfToken?: string };
  const cookies = Object.fromEntries(
    csrf.headers
      .getSetCookie()
      .map((line) => parseSetCookie(line))
      .map(({ name, value }) => [name, value]),
  );
  const body = { csrfToken, callbackUrl: localePath(locale, "/") };
  const { headers } = await ask({ method: "POST", action: ["signin", id], cookies, body });
  const location = headers.get("Location");
  const isTheirs = location !== null && new URL(location, siteOrigin()).origin !== siteOrigin();
  return { address: isTheirs ? location : null, cookies: headers.getSetCookie() };
}

/** The language in which the sign-in of this browser was begun. */
export const localeOfOpenId = (request: Request): Locale =>
  parseCookie(request.headers.get("cookie") ?? "")[callbackCookieName()] === localePath("hi", "/")
    ? "hi"
    : "en";

/**
 * Ends a sign-in with a provider, when the browser comes back from it with a code: next-auth and openid-client fetch the
 * tokens and check them. On success the cookies of the session are among the headers.
 * @returns a problem unless somebody is signed in
 * @throws AppError RATE_LIMITED, UNAVAILABLE; the database's error when it is away
 */
export async function finishOpenId(
  request: Request,
  id: OpenIdId,
  caller: Caller,
): Promise<{ readonly problem: OpenIdProblem | null; readonly headers: Headers }> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  delete query.callbackUrl;
  let outcome: SignedInUser | OpenIdProblem = query.error === "access_denied" ? "cancelled" : "failed";
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  const answer = await ask({ method: "GET", action: ["callback", id], cookies, query }, async (claims) => {
    outcome = await signInByOpenId(claims, id, caller);
  });
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const line of answer.headers.getSetCookie()) headers.append("Set-Cookie", line);
  if (typeof outcome === "string") return { problem: outcome, headers };
  await handOut(outcome, headers);
  return { problem: null, headers };
}
