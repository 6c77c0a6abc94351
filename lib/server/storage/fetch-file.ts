import "server-only";

/** The answer to a read, its head in time and no redirect; the body comes at the reader's pace. */
export async function fetchFile(timeoutMs: number, url: string, headers?: Headers): Promise<Response> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), timeoutMs);
  const asked = new Headers(headers);
  // As it is: the length of a compressed answer would not be the file's.
  asked.set("Accept-Encoding", "identity");
  try {
    return await fetch(url, { headers: asked, redirect: "error", signal: tooLate.signal });
  } finally {
    clearTimeout(timer);
  }
}
