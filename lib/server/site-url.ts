import "server-only";
import { env } from "@/lib/server/env";

/**
 * A path of the product as a link in a mail: its host is our own setting, never what a request says.
 * @param path begins with '/'
 */
export function siteUrl(path: string): string {
  const { APP_ORIGIN, PORT } = env();
  return new URL(path, APP_ORIGIN ?? `http://localhost:${PORT}`).href;
}
