import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** How a body may be sent, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The smallest encoding that the client takes, of those that there are: browsers name all of theirs as equally good.
 * @returns undefined when it takes none of them
 */
export function chooseEncoding(request: IncomingMessage, there: readonly Encoding[]): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...there]);
  return ENCODINGS.find((one) => accepted.includes(one));
}
