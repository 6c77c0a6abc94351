import "server-only";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/errors";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** True for the methods that may change something: those an origin is checked for. */
export const isUnsafe = (method: string): boolean => !SAFE.has(method);

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether two places are one host: the names of this machine's loopback count as one, port by port. */
function isSameHost(one: URL, other: URL): boolean {
  if (one.host === other.host) return true;
  return LOOPBACK.has(one.hostname) && LOOPBACK.has(other.hostname) && one.port === other.port;
}

/** A page's origin; null for anything else, such as 'null', which a sandboxed frame sends. */
function parseOrigin(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "") return null;
  return url.protocol === "http:" || url.protocol === "https:" ? url : null;
}

/** Whether a page may call us: one of APP_ORIGIN, else of the host that was asked (docs/product/api.md#who-calls). */
function isAllowed(from: URL, request: Request): boolean {
  const { APP_ORIGIN, VERCEL_ENV } = env();
  if (APP_ORIGIN !== undefined) {
    const site = new URL(APP_ORIGIN);
    // Scheme and all: a page over http may be anybody's on the way.
    if (from.protocol === site.protocol && isSameHost(from, site)) return true;
    if (VERCEL_ENV !== "preview") return false;
  }
  // The own host's scheme is unknown behind a proxy: it counts with any.
  const own = parseOrigin(`${from.protocol}//${request.headers.get("host") ?? ""}`);
  return own !== null && isSameHost(from, own);
}

/**
 * Refuses what another site's page sends: route handlers get no such check from Next
 * (docs/security.md#sessions-and-rights).
 * @returns whether the request says that it comes from a page of ours
 * @throws AppError FORBIDDEN
 */
export function refuseForeignOrigin(request: Request): boolean {
  const refused = () => new AppError("FORBIDDEN", "crossSite");
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isOtherSite = site !== null && site !== "same-origin" && site !== "none";
  if (origin === null && isOtherSite) throw refused();
  if (origin === null) return false;
  const from = parseOrigin(origin);
  if (from === null || !isAllowed(from, request)) throw refused();
  // Two names of the loopback are two sites to a browser and one to us. The very host that was asked is another site
  // to it over another scheme only: then the page may be anybody's on the way.
  if (isOtherSite && from.host === request.headers.get("host")) throw refused();
  return true;
}
