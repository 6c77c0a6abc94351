import type { Application } from "@/server/front-server";

/** Gives every answer these headers, where it sets no other value itself: Next's redirects have none of next.config.ts. */
export const withHeaders =
  (headers: Readonly<Record<string, string>>, handle: Application["handle"]): Application["handle"] =>
  (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return handle(request, response);
  };
