import "server-only";
import { Readable } from "node:stream";
import { openMedia } from "@/lib/server/storage";

/**
 * Answers GET or HEAD for a stored picture: streamed, cacheable for a year (the content under a name never changes),
 * or an empty 404 that nobody keeps. The name is checked where files are opened.
 */
export async function serveMedia(name: string, method: "GET" | "HEAD"): Promise<Response> {
  const media = await openMedia(name);
  if (media === null) {
    return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  const headers = {
    "Content-Type": "image/webp",
    "Content-Length": String(media.sizeBytes),
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
  };
  if (method === "HEAD") {
    await media.file.close();
    return new Response(null, { headers });
  }
  // The stream closes the file at its end, and when the caller goes away before.
  return new Response(Readable.toWeb(media.file.createReadStream()) as ReadableStream<Uint8Array>, {
    headers,
  });
}
