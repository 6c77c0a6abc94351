import type { ServerResponse } from "node:http";

/** Below it a compressed body is hardly smaller. */
export const LEAST_COMPRESSED_BYTES = 1024;

/**
 * Sends an answer that is one short piece in one go and with its length: Next streams everything, and a stream of unknown
 * length is compressed however short, and sent in three writes. What is longer, or goes on after this turn of the
 * event loop, passes as it comes.
 */
export function holdShort(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  let held: Buffer | null = null;
  let isFlowing = false;
  const release = (): void => {
    if (isFlowing || response.destroyed) return;
    isFlowing = true;
    if (held !== null) write(held);
  };
  /** Once this turn of the event loop is over, unless what it waits for has come by itself. */
  const afterThisTurn = (then: () => void): void => {
    setImmediate(() => {
      if (!isFlowing && !response.writableEnded) then();
    });
  };
  response.flushHeaders = () => {
    if (isFlowing) return flushHeaders();
    afterThisTurn(() => {
      release();
      flushHeaders();
    });
  };
  response.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    const isFirst = !isFlowing && held === null && !response.headersSent && rest.length === 0;
    if (!isFirst || chunk.length >= LEAST_COMPRESSED_BYTES) {
      release();
      return write(chunk, ...rest);
    }
    held = Buffer.from(chunk as Uint8Array);
    afterThisTurn(release);
    return true;
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    if (isFlowing || held === null || args.some((arg) => arg !== undefined)) {
      release();
      return end(...args);
    }
    isFlowing = true;
    response.setHeader("Content-Length", held.length);
    return end(held);
  }) as typeof response.end;
}
