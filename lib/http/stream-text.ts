import "server-only";

/**
 * An answer whose text is made while it is sent, so that its length costs no memory. The first piece is made before
 * the status is: a failure there is a failure of the request.
 */
export async function streamText(
  pieces: AsyncIterable<string>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | null = await iterator.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = next ?? (await iterator.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, { headers });
}
