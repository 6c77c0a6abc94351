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
 * Lets the pages of a response load the map from these hosts, and from no others. Next's own headers are settled by the
 * build, which may know another map or none: the policy of every page without a nonce gives way to today's.
 */
export function mapOpener(hosts: readonly string[]): (response: ServerResponse) => void {
  const today = contentSecurityPolicy({ mapHosts: hosts });
  let built: string | undefined; // the build has one, and it comes with every answer
  const isOurs = (policy: unknown): boolean => {
    if (typeof policy !== "string") return false;
    if (policy !== built && apart(policy) === OURS) built = policy;
    return policy === built;
  };
  return (response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name.toLowerCase() === "content-security-policy" && isOurs(value) ? today : value);
  };
}
