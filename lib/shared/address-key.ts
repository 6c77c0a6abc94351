import ipaddr from "ipaddr.js";

/**
 * The key under which an address is counted: IPv4 as it is, IPv6 by its /64, because one subscriber holds all of it
 * (docs/security.md#limits). Callers without a known address share one count.
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
