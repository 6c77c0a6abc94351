import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER, clientAddress, isForwardingHeader } from "@/lib/shared/client-address";

/** Makes the request's headers tell the truth about its sender (docs/product/api.md#who-calls); adds nothing else. */
export function settleAddress(request: IncomingMessage, trustedHops: number): void {
  const { headers } = request;
  const forwardedFor = headers["x-forwarded-for"];
  const address = clientAddress({
    socketAddress: request.socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor,
    trustedHops,
  });
  if (trustedHops === 0) {
    for (const name of Object.keys(headers)) if (isForwardingHeader(name)) delete headers[name];
  }
  headers[CLIENT_ADDRESS_HEADER] = address;
}
