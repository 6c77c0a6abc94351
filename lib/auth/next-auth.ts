import "server-only";
import { parseCookie } from "cookie";
import NextAuth, { type DefaultSession, type NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import { openIdProviders } from "@/lib/auth/open-id-providers";
import { cookieSecrets, isHttps, sessionCookieName } from "@/lib/auth/session-cookie";
import { clearCookies } from "@/lib/auth/sign-out";
import { findLiveSession, revokeSession } from "@/lib/domain/accounts/sessions";
import type { OpenIdClaims } from "@/lib/domain/accounts/sign-in-by-open-id";
import { bodyChunks } from "@/lib/server/body-chunks";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { currentKey } from "@/lib/server/secrets";
import { AppError, notFound } from "@/lib/shared/errors";
import { localePath } from "@/lib/shared/locale";

/** What next-auth answers here; whatever else it could do is not found. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: ["csrf", "session", "providers", "signin", "signout", "error"],
  POST: ["signin", "signout", "callback"],
};
const MAX_BODY_BYTES = 10_000;

/** Does what asks the database; next-auth would take its failing for a session that is over. */
async function noting<T>(failures: unknown[], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    failures.push(error);
    throw error;
  }
}

/** Does what follows once a provider has said who somebody is. */
type OnClaims = (claims: OpenIdClaims) => Promise<void>;

/** Why a step with a provider failed, as far as it holds no data: the words before any value. */
function reasonOf(metadata: unknown): string | undefined {
  const { error, message } = (metadata ?? {}) as { error?: { message?: unknown }; message?: unknown };
  const text = error?.message ?? message;
  return typeof text === "string" ? /^[\w .'-]{1,60}/.exec(text)?.[0] : undefined;
}

/**
 * next-auth on our session row: its cookie is the one our own sign-in makes, and its session lives as long as the row
 * (docs/security.md#sessions-and-rights). It makes no session: its provider of passwords refuses everybody, and what an
 * OpenID provider said goes to `onClaims`.
 */
const options = (failures: unknown[], onClaims: OnClaims): NextAuthOptions => ({
  secret: currentKey("session cookie").toString("base64url"),
  session: { strategy: "jwt" },
  useSecureCookies: isHttps(),
  cookies: {
    sessionToken: {
      name: sessionCookieName(),
      options: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps() },
    },
  },
  pages: { signIn: "/signin", error: "/signin", signOut: "/" },
  jwt: {
    async decode({ token }) {
      for (const secret of cookieSecrets()) {
        const claims = token === undefined ? null : await decode({ token, secret }).catch(() => null);
        if (claims !== null) return claims;
      }
      throw new Error("not a session cookie of ours");
    },
  },
  providers: [
    Credentials({ credentials: { email: {}, password: {} }, authorize: async () => null }),
    ...openIdProviders(),
  ],
  callbacks: {
    /** An address, so that next-auth makes no session of its own. */
    async signIn({ profile }) {
      await noting(failures, onClaims((profile ?? {}) as OpenIdClaims));
      return "/";
    },
    /** Thrown, not null: a session without a user would still count as one. */
    async jwt({ token }) {
      const session =
        typeof token.sid === "string" ? await noting(failures, findLiveSession(token.sid)) : null;
      if (session === null) throw new Error("the session is over");
      return { sub: session.userId, sid: session.sessionId, roleHint: session.role };
    },
    session: ({ session: { expires }, token: { sub, roleHint } }) => {
      const session = { expires, user: { id: sub, role: roleHint } };
      return session as DefaultSession; // its user is whatever a product wants to tell
    },
    // Destinations are fixed: callbackUrl is a source of open redirects. Of it only the language is kept.
    redirect: async ({ url }) => (url === localePath("hi", "/") ? url : "/"),
  },
  events: {
    async signOut({ token }) {
      if (typeof token?.sid === "string") await noting(failures, revokeSession(db, token.sid, "signed_out"));
    },
  },
  logger: {
    // Its messages may hold tokens; a dead session is told this way too.
    error: (code, metadata) => {
      const reason = reasonOf(metadata);
      log.warn("next-auth", { code: String(code), ...(reason !== undefined && { errorName: reason }) });
    },
    warn: () => undefined,
    debug: () => undefined,
  },
});

/** As much of Node's response as next-auth writes to. */
class Recorder {
  statusCode = 200;
  text: string | null = null;
  readonly headers = new Headers();

  status(code: number): this {
    this.statusCode = code;
    return this;
  }
  getHeader(name: string): string[] {
    return name.toLowerCase() === "set-cookie" ? this.headers.getSetCookie() : [];
  }
  setHeader(name: string, value: string | string[]): this {
    this.headers.delete(name);
    for (const one of [value].flat()) this.headers.append(name, one);
    return this;
  }
  json(value: unknown): void {
    this.headers.set("Content-Type", "application/json");
    this.text = JSON.stringify(value);
  }
  send(value: unknown): void {
    if (typeof value === "string") this.text = value;
    else if (value !== undefined) this.json(value);
  }
  end(): void {}
}

type Asked = {
  readonly method: string;
  readonly action: readonly string[];
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string | undefined>> | undefined;
};

/**
 * What next-auth answers.
 * @throws what `onClaims` or the database threw meanwhile
 */
export async function ask(
  { method, action, cookies, query = {}, body }: Asked,
  onClaims: OnClaims = async () => undefined,
): Promise<Recorder> {
  process.env.NEXTAUTH_URL ??= siteOrigin();
  const answer = new Recorder();
  const failures: unknown[] = [];
  const asked = { method, headers: {}, cookies, query: { ...query, nextauth: action }, body };
  await NextAuth(asked as never, answer as never, options(failures, onClaims));
  if (failures.length > 0) throw failures[0];
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}

/** Where next-auth believes to stand: what it tells providers as the address to come back to. */
export const siteOrigin = (): string => env().APP_ORIGIN ?? `http://localhost:${env().PORT}`;

/** The CSRF token of a small body; nothing else in it is of use here. */
async function readCsrfToken(request: Request): Promise<string | undefined> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of bodyChunks(request)) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BODY_BYTES) {
      throw new AppError("PAYLOAD_TOO_LARGE", "bodyTooLarge");
    }
  }
  if (!request.headers.get("content-type")?.includes("json")) {
    return new URLSearchParams(text).get("csrfToken") ?? undefined;
  }
  try {
    const value = (JSON.parse(text) as { csrfToken?: unknown } | null)?.csrfToken;
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What /api/auth/* answers (docs/product/accounts.md#sessions). The caller has refused foreign origins. Every redirect
 * goes to one
 * of two places of ours, whatever was asked for.
 * @throws AppError NOT_FOUND for what is not offered here, PAYLOAD_TOO_LARGE; the database's error when it is away
 */
export async function answerNextAuth(request: Request, action: readonly string[]): Promise<Response> {
  const [name = "", provider, ...more] = action;
  const isKnown = provider === undefined || (provider === "credentials" && more.length === 0);
  if (!isKnown || !ACTIONS[request.method]?.includes(name)) throw notFound();
  if (name === "callback" && provider === undefined) throw notFound();
  const answer = await ask({
    method: request.method,
    action,
    cookies: parseCookie(request.headers.get("cookie") ?? ""),
    query: { callbackUrl: "/" },
    body: request.method === "POST" ? { csrfToken: await readCsrfToken(request) } : undefined,
  });
  const { headers, statusCode, text } = answer;
  if (headers.has("Location")) headers.set("Location", name === "signout" ? "/" : "/signin");
  // The readable hint goes with the session's cookie, which next-auth empties when the session is over.
  const emptied = `${sessionCookieName()}=;`;
  if (headers.getSetCookie().some((line) => line.startsWith(emptied))) clearCookies(headers);
  return new Response(headers.has("Location") ? null : text, { status: statusCode, headers });
}
