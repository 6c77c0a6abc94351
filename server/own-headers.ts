import { securityHeaders } from "@/lib/shared/security-policy";

/**
 * Of what the server answers by itself, without the application: what every answer has, and nothing in it is run, framed,
 * cached or told on.
 */
export const OWN_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(securityHeaders([]).map(({ key, value }) => [key, value])),
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};
