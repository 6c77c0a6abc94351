import type { ServerResponse } from "node:http";
import { contentSecurityPolicy } from "@/lib/shared/security-policy";

const HEADER = "content-security-policy";

/**
 * Lets the pages of this response load the map from these hosts. Next's own headers are settled by the build, which
 * knows no map: the policy that every page without a nonce carries gives way to one of the same rules and these hosts.
 */
export function openForMap(
  response: ServerResponse,
  hosts: readonly string[],
  built = contentSecurityPolicy(),
): void {
  if (hosts.length === 0) return;
  const opened = contentSecurityPolicy({ mapHosts: hosts });
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === HEADER && value === built ? opened : value);
}
