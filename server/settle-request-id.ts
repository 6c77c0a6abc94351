import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isRequestId, REQUEST_ID_HEADER } from "@/lib/shared/request-id";

/**
 * Gives a request its name: the one a proxy of ours gave it, so that its log and ours tell of the same, else a new one.
 * @param trustedHops how many proxies of ours stand in front; without any, the name would be a stranger's
 */
export function settleRequestId({ headers }: IncomingMessage, trustedHops: number): void {
  const told = headers[REQUEST_ID_HEADER];
  if (trustedHops === 0 || !isRequestId(told)) headers[REQUEST_ID_HEADER] = randomUUID();
}
