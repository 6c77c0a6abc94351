/**
 * The Content-Security-Policy of a page (docs/security.md#policies-of-pages). With a nonce only scripts that carry it
 * run, and what they
 * load; cached pages cannot carry one, so there inline scripts run and no HTML of users stands on them.
 * @param mapHosts where the map of results comes from, when there is one
 */
export function contentSecurityPolicy({
  nonce,
  mapHosts = [],
}: { nonce?: string; mapHosts?: readonly string[] } = {}): string {
  const isDevelopment = process.env.NODE_ENV === "development";
  const scripts = nonce === undefined ? "'self' 'unsafe-inline'" : `'nonce-${nonce}' 'strict-dynamic'`;
  return [
    "default-src 'self'",
    `script-src ${scripts}${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapHosts].join(" "),
    "font-src 'self'",
    [`connect-src 'self'${isDevelopment ? " ws:" : ""}`, ...mapHosts].join(" "),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For files of people (docs/security.md#private-data): nothing in them runs, loads or sends anything. */
export const SANDBOX_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The headers of every answer, Next's and the front server's own.
 * @param mapHosts where the map of results comes from, when there is one
 */
export const securityHeaders = (mapHosts: readonly string[]) => [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  // One that can be cached. Where middleware.ts sets one with a nonce, that one takes its place.
  { key: "Content-Security-Policy", value: contentSecurityPolicy({ mapHosts }) },
];
