/**
 * The request header that carries the caller's address inside the product. The server in front sets it on every
 * request and drops the one a client sent: nothing else may be believed.
 */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** One spelling of an IP address (IPv4-mapped IPv6 as IPv4, port and zone dropped), or null for anything else. */
export function normaliseAddress(text: string): string | null {
  let address = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address);
  if (bracketed?.[1] !== undefined) address = bracketed[1];
  else if (/^[\d.]+:\d+$/.test(address)) address = address.slice(0, address.indexOf(":"));
  address = address.replace(/%.*$/, "");
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) address = mapped;
  if (IPV4.test(address)) return address;
  if (!/^[\da-f:.]{2,45}$/i.test(address) || !address.includes(":")) return null;
  try {
    return new URL(`http://[${address}]/`).hostname.slice(1, -1);
  } catch {
    return null;
  }
}

/** What is known about where a request came from. */
export type ClientAddressInput = {
  /** The other end of the connection. */
  socketAddress: string | undefined;
  /** The X-Forwarded-For header as received, of which only what our own proxies appended is believed. */
  forwardedFor: string | undefined;
  /** TRUST_PROXY_HOPS: how many proxies of ours stand in front; 0 believes no header. */
  trustedHops: number;
};

/**
 * The caller's address (docs/product/api.md#who-calls): the socket's, or with n trusted hops the n-th entry of
 * X-Forwarded-For
 * from the right. Fewer entries than hops, or one that is no address: the request did not come through our proxies,
 * and the socket's address counts. `unknown` when there is none (the connection is already closed).
 */
export function clientAddress({ socketAddress, forwardedFor, trustedHops }: ClientAddressInput): string {
  if (trustedHops > 0 && forwardedFor !== undefined) {
    const claimed = normaliseAddress(forwardedFor.split(",").at(-trustedHops) ?? "");
    if (claimed !== null) return claimed;
  }
  return normaliseAddress(socketAddress ?? "") ?? "unknown";
}

/**
 * Reads TRUST_PROXY_HOPS: absent or blank is 0.
 *
 * @throws RangeError when it is not a whole number from 0 to 10.
 */
export function readTrustedHops(value: string | undefined): number {
  const text = value?.trim() ?? "";
  if (text === "") return 0;
  const hops = Number(text);
  if (!/^\d+$/.test(text) || hops > 10)
    throw new RangeError(`TRUST_PROXY_HOPS must be a whole number from 0 to 10, not '${text}'`);
  return hops;
}

/** Whether a header says where a request came from, and may therefore not be taken from a client. */
export function isForwardingHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith("x-forwarded-") || lower === "forwarded" || lower === "x-real-ip";
}
