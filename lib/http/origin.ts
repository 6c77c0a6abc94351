import "server-only";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/errors";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** True for the methods that may change something: those an origin is checked for. */
export const isUnsafe = (method: string): boolean => !SAFE.has(method);

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether two places are one: the names of this machine's loopback count as one host, port by port. */
function isSamePlace(one: URL, other: URL): boolean {
  if (one.host === other.host) return true;
  return LOOPBACK.has(one.hostname) && LOOPBACK.has(other.hostname) && one.port === other.port;
}

function parseOrigin(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null; // 'null', from a sandboxed frame
  }
}

/** Where a page that calls us may come from: APP_ORIGIN, else the host that was asked (decisions.md section 3). */
function allowedOrigins(request: Request): URL[] {
  const { APP_ORIGIN, VERCEL_ENV } = env();
  const host = request.headers.get("host");
  // The scheme of the own host is unknown behind a proxy, and of no matter: only hosts are compared.
  const own = host === null ? [] : [parseOrigin(`http://${host}`)].filter((url) => url !== null);
  if (APP_ORIGIN === undefined) return own;
  return VERCEL_ENV === "preview" ? [new URL(APP_ORIGIN), ...own] : [new URL(APP_ORIGIN)];
}

/**
 * Refuses what another site's page sends: route handlers get no such check from Next (security.md R3).
 * @returns whether the request says that it comes from a page of ours
 * @throws AppError FORBIDDEN
 */
export function refuseForeignOrigin(request: Request): boolean {
  const refused = () => new AppError("FORBIDDEN", "This request came from another site.");
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    // Two names of the loopback are two sites to a browser and one to us: the Origin decides below.
    if (request.headers.get("origin") === null) throw refused();
  }
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  const from = parseOrigin(origin);
  if (from === null) throw refused();
  if (!allowedOrigins(request).some((allowed) => isSamePlace(from, allowed))) throw refused();
  return true;
}
