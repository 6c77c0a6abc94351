import "server-only";
import { storage } from "@/lib/server/storage/storage";
import { mediaIdOfKey } from "@/lib/server/storage/stored-names";
import { AppError } from "@/lib/shared/errors";

const empty = (status: 404 | 503) =>
  new Response(null, {
    status,
    headers: { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": "60" }) },
  });

/**
 * Answers GET or HEAD for a stored picture: streamed, cacheable for a year (the content under a name never changes).
 * An empty 404, or 503 when the storage is away, that nobody keeps. A name that is not a picture's is not there.
 */
export async function serveMedia(name: string, method: "GET" | "HEAD"): Promise<Response> {
  if (mediaIdOfKey(name) === null) return empty(404);
  const media = await storage()
    .open(name)
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === "UNAVAILABLE") return "away" as const;
      throw error;
    });
  if (media === null) return empty(404);
  if (media === "away") return empty(503);
  const headers = {
    "Content-Type": "image/webp",
    "Content-Length": String(media.sizeBytes),
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
  };
  if (method === "HEAD") {
    await media.body.cancel();
    return new Response(null, { headers });
  }
  return new Response(media.body, { headers });
}
