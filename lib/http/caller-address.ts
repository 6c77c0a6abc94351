import "server-only";
import { CLIENT_ADDRESS_HEADER } from "@/lib/shared/client-address";

/**
 * The caller's address as our own server measured it (server/serve.ts sets the header and strips a client's copy;
 * it says so by this variable). Behind any other server nothing a client sends is believed: null.
 */
export function callerAddress(request: { readonly headers: Pick<Headers, "get"> }): string | null {
  if (process.env.CLIENT_ADDRESS_FROM_SERVER !== "1") return null;
  return request.headers.get(CLIENT_ADDRESS_HEADER);
}
