import "server-only";
import { AppError } from "@/lib/shared/errors";

/**
 * A request's body, chunk by chunk. Leaving early only stops the reading: to cancel the stream would destroy the
 * connection, and with it the answer that says why.
 * @throws AppError VALIDATION_ERROR when the caller goes away in the middle
 */
export async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new AppError("VALIDATION_ERROR", "bodyEndedEarly");
      });
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
