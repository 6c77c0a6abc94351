import "server-only";
import { LRUCache } from "lru-cache";
import { drawPicture, type Drawing } from "@/lib/server/drawing/draw-picture";

export type { Drawing, DrawnText } from "@/lib/server/drawing/draw-picture";

/** Drawn pictures cached in this process, bytes: about a hundred of them. */
const CACHE_BYTES = 8 * 1024 * 1024;

const cache = new LRUCache<string, Buffer, Drawing>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (picture) => picture.length,
  // Asked for by many at once it is drawn once.
  fetchMethod: (_key, _stale, { context }) => drawPicture(context),
});

/**
 * Answers a drawn picture, cacheable for a year.
 * @param key names what is drawn, whatever its content: another content has another key
 * @throws AppError UNAVAILABLE when too many are waiting to be drawn
 */
export async function serveDrawing(key: string, drawing: Drawing): Promise<Response> {
  const picture = await cache.fetch(key, { context: drawing });
  const content = new Uint8Array(picture ?? (await drawPicture(drawing)));
  return new Response(content, {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(content.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
