import { errorOfAnswer, errorOfSilence } from "@/lib/client/api-error";
import { storedTokens, storeTokens } from "@/lib/client/session-store";
import { clearSession } from "@/lib/client/session-hint";
import { ANSWER_TIMEOUT_MS } from "@/lib/shared/limits";

const BASE = "/api/v1";
const REFRESH_TIMEOUT_MS = 10_000;
/** A weak net carries no less of a file than this, bytes a millisecond. */
const SLOWEST_UPLOAD = 8;

/** An event of the window: a call was refused because nobody is signed in any more. */
export const SESSION_ENDED = "session-ended";

type QueryValue = string | number | boolean | readonly string[] | null | undefined;
/** Values of a query: undefined, null and blank ones are left out, lists become comma lists. */
export type Query = Readonly<Record<string, QueryValue>>;

export type HttpRequest = {
  readonly method: string;
  /** Below /api/v1, its parameters filled in. */
  readonly path: string;
  readonly query?: Query | undefined;
  /** A FormData, or anything that is sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive its page, as an answer of an admin that was just given. */
  readonly keepalive?: boolean | undefined;
  /** What sends it instead of the browser's own, as one that tells its progress. */
  readonly fetch?: typeof fetch | undefined;
};

/**
 * Calls /api/v1 from the browser: Bearer when a token is stored, and on a 401 one refresh and one retry
 * (docs/product/api.md#calls-from-the-browser, docs/security.md#sessions-and-rights). Knows no schemas, so it is small
 * enough for public pages.
 * @returns the JSON of the answer, its text when it is no JSON, undefined when it has no body
 * @throws ApiError, also where no whole answer came in time; the AbortError of `signal`
 */
export async function send(request: HttpRequest): Promise<unknown> {
  const used = storedTokens()?.accessToken ?? null;
  const first = await exchange(request, used);
  if (first.response.status !== 401) return read(first);
  const refusal = errorOfAnswer(first.response, first.body);
  const token = await refresh(used);
  if (token === null) {
    // Tokens that are still kept were only not renewed just now.
    if (storedTokens() === null) window.dispatchEvent(new Event(SESSION_ENDED));
    throw refusal;
  }
  return read(await exchange(request, token));
}

type Answer = { readonly response: Response; readonly body: unknown };

function read({ response, body }: Answer): unknown {
  if (!response.ok) throw errorOfAnswer(response, body);
  return body;
}

/** How long an answer is waited for, ms: files are as large as they are. */
function patience(body: unknown): number {
  const parts = body instanceof FormData ? [...body.values()] : [];
  const bytes = parts.reduce((sum, part) => sum + (part instanceof File ? part.size : 0), 0);
  return ANSWER_TIMEOUT_MS + bytes / SLOWEST_UPLOAD;
}

/** Sends it once, and reads all that is answered. */
async function exchange(request: HttpRequest, token: string | null): Promise<Answer> {
  const { method, path, query, body, signal, keepalive } = request;
  const headers = new Headers({ ...request.headers, Accept: "application/json" });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set("Content-Type", "application/json");
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  // What tells its progress knows by itself when nothing moves.
  const timer = request.fetch ? undefined : setTimeout(giveUp, patience(body));
  signal?.addEventListener("abort", giveUp, { once: true });
  if (signal?.aborted) giveUp();
  try {
    const response = await (request.fetch ?? fetch)(`${BASE}${path}${search(query)}`, {
      method,
      headers,
      credentials: "same-origin",
      cache: "no-store",
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: silence.signal,
      ...(keepalive && { keepalive }),
    });
    return { response, body: await bodyOf(response) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw errorOfSilence(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

function search(query: Query = {}): string {
  const values = Object.entries(query)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(",") : String(value ?? "")] as const)
    .filter(([, value]) => value !== "");
  return values.length === 0 ? "" : `?${new URLSearchParams(values.map((pair) => [...pair]))}`;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  if (!response.headers.get("content-type")?.includes("application/json")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

let refreshing: Promise<string | null> | null = null;

/**
 * A newer access token than the one that was refused; null when there is none to be had. One flight in this tab, and
 * one over all tabs where the browser has locks.
 */
function refresh(refused: string | null): Promise<string | null> {
  refreshing ??= inLock(() => refreshInLock(refused)).finally(() => (refreshing = null));
  return refreshing;
}

/** Locks need a secure context; without them the server's tolerance of the last token keeps tabs together. */
const inLock = (task: () => Promise<string | null>): Promise<string | null> =>
  typeof navigator !== "undefined" && navigator.locks
    ? navigator.locks.request("session-refresh", task)
    : task();

async function refreshInLock(refused: string | null): Promise<string | null> {
  const stored = storedTokens();
  if (stored === null) return null;
  if (stored.accessToken !== refused) return stored.accessToken; // another tab was faster
  try {
    const request = {
      method: "POST",
      path: "/auth/token/refresh",
      body: { refreshToken: stored.refreshToken },
    };
    const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
    const { response, body } = await exchange({ ...request, signal }, null);
    if (response.status === 401 && storedTokens()?.refreshToken === stored.refreshToken) clearSession();
    if (!response.ok) return null;
    const { tokens } = body as { tokens: typeof stored };
    return storeTokens(tokens, stored.refreshToken) ? tokens.accessToken : null;
  } catch {
    return null; // no answer in time: still signed in, the call itself failed
  }
}
