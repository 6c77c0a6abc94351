import type { ServerResponse } from "node:http";
import { contentSecurityPolicy } from "@/lib/shared/security-policy";

/** A policy without what it says of the map's hosts. */
const apart = (policy: string): string =>
  policy
    .split("; ")
    .filter((rule) => !/^(?:img|connect)-src /.test(rule))
    .join("; ");

const OURS = apart(contentSecurityPolicy());

/**
 * Lets the pages of this response load the map from these hosts, and from no others. Next's own headers are settled by
 * the build, which may know another map or none: the policy of every page without a nonce gives way to today's.
 */
export function openForMap(response: ServerResponse, hosts: readonly string[]): void {
  const today = contentSecurityPolicy({ mapHosts: hosts });
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isOurs =
      name.toLowerCase() === "content-security-policy" && typeof value === "string" && apart(value) === OURS;
    return setHeader(name, isOurs ? today : value);
  };
}
