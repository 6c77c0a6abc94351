import "server-only";
import ipaddr from "ipaddr.js";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";

/**
 * The caller's address as our own server measured it (scripts/serve.ts sets the header and strips a client's copy;
 * it says so by this variable). Behind any other server nothing a client sends is believed: null.
 */
export function callerAddress(request: { readonly headers: Pick<Headers, "get"> }): string | null {
  if (process.env.CLIENT_ADDRESS_FROM_SERVER !== "1") return null;
  return request.headers.get(CLIENT_ADDRESS_HEADER);
}

/**
 * The key under which an address is counted: IPv4 as it is, IPv6 by its /64, because one subscriber holds all of it
 * (security.md P10). Callers without a known address share one count.
 */
export function addressKey(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
