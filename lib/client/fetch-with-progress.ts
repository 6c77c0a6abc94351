/** A connection that moves nothing for this long is lost, ms: phones tell nobody when they leave the net. */
const STALLED_AFTER_MS = 60_000;

/**
 * `fetch` that tells how much of the body is on its way; XMLHttpRequest knows, and fetch does not. It takes what
 * lib/client/http-client.ts gives: an address as text, a body, headers, a signal.
 * @param onProgress the share that was sent, 0 to 1
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (input, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const lost = () => reject(new TypeError("The connection was lost."));
      const wait = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
      };
      request.open(method, String(input));
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        wait();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = lost;
      request.onabort = () => (signal?.aborted ? reject(signal.reason) : lost());
      request.onloadend = () => clearTimeout(stalled);
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      if (signal?.aborted) return reject(signal.reason);
      wait();
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ["content-type", "retry-after"]) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}
