import "server-only";
import { CLIENT_ADDRESS_HEADER, normaliseAddress, readTrustedHops } from "@/lib/shared/client-address";

/**
 * The caller's address, decided here alone: as our own server measured it (server/serve.ts sets the header and strips a
 * client's copy; it says so by this variable), else as the host tells it in the header that is set for that. Nothing
 * else that a client may send is believed: null.
 */
export function callerAddress(request: { readonly headers: Pick<Headers, "get"> }): string | null {
  if (process.env.CLIENT_ADDRESS_FROM_SERVER === "1") return request.headers.get(CLIENT_ADDRESS_HEADER);
  const told = process.env.CLIENT_ADDRESS_HEADER;
  const value = told ? request.headers.get(told) : null;
  if (value === null) return null;
  const hops = Math.max(1, readTrustedHops(process.env.TRUST_PROXY_HOPS));
  return normaliseAddress(value.split(",").at(-hops) ?? "");
}
