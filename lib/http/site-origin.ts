import "server-only";
import { env } from "@/lib/server/env";

/** Where the site stands, for canonical and alternate links: APP_ORIGIN, else this machine. */
export function siteOrigin(): URL {
  const { APP_ORIGIN, PORT } = env();
  return new URL(APP_ORIGIN ?? `http://localhost:${PORT}`);
}
