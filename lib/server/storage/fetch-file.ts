import "server-only";
import type { StoredFile } from "@/lib/server/storage/file-storage";

/**
 * Reads a file, its head in time and no redirect; the body comes at the reader's pace. Null when there is none.
 * @throws Error when it cannot be read, or nobody says how long it is
 */
export async function fetchFile(
  timeoutMs: number,
  url: string,
  headers?: Headers,
): Promise<StoredFile | null> {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), timeoutMs);
  const asked = new Headers(headers);
  // As it is: the length of a compressed answer would not be the file's.
  asked.set("Accept-Encoding", "identity");
  const response = await fetch(url, { headers: asked, redirect: "error", signal: tooLate.signal }).finally(
    () => clearTimeout(timer),
  );
  const sizeBytes = Number(response.headers.get("content-length") ?? Number.NaN);
  if (response.ok && response.body !== null && Number.isInteger(sizeBytes))
    return { body: response.body, sizeBytes };
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`the storage answered ${response.status}`);
}
