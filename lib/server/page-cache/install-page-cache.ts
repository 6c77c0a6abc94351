import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { PageCache } from "@/lib/server/page-cache/page-cache";
import { changesOfDatabase, PageChanges } from "@/lib/server/page-cache/page-changes";

const shared = globalThis as { [key: symbol]: PageCache | undefined };
/** Known to next-cache-handler.mjs, which Next loads by itself. */
const KEY = Symbol.for("vendorsetu.page-cache");

/** Makes the cache of this process, and sees to what its pages say of themselves. Call it once, when the server starts. */
export function installPageCache(): void {
  shared[KEY] = new PageCache(new PageChanges(changesOfDatabase()));
  subscribe("http.server.request.start", (message) => {
    correctHeaders((message as { response: ServerResponse }).response);
  });
}

/**
 * Next tells caches between us and the visitor to keep a page for minutes, and its own router to keep it for five. They
 * do not hear of changes, so they have to ask each time; the ETag makes that cheap. Other answers are not kept at all.
 * And a redirect of a page that could have been kept says twice where to.
 */
export function correctHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const told = response.getHeader("Cache-Control");
    if (typeof told === "string" && told.includes("s-maxage")) {
      const status = typeof given[0] === "number" ? given[0] : response.statusCode;
      const isPage = status === 200 || status === 304;
      response.setHeader("Cache-Control", isPage ? "public, max-age=0, must-revalidate" : "no-store");
    }
    response.removeHeader("x-nextjs-prerender");
    const location = response.getHeader("Location");
    if (Array.isArray(location)) response.setHeader("Location", location[0]!);
    return writeHead(...given);
  };
}
