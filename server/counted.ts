import { type AnswerKind, countAnswer } from "@/lib/server/metrics";
import type { Application } from "@/server/front-server";

const FILES = /^\/(?:_next|media|map|covers|sitemap)(?:[/.]|$)|\.[a-z0-9]+$/;

const kindOf = (path: string): AnswerKind =>
  path.startsWith("/api/") ? "api" : FILES.test(path) ? "file" : "page";

/** Counts every answer with its time, where somebody may read that: METRICS_TOKEN. */
export function counted(handle: Application["handle"]): Application["handle"] {
  if (!process.env["METRICS_TOKEN"]) return handle;
  return (request, response) => {
    const startedAt = performance.now();
    const kind = kindOf((request.url ?? "/").split("?", 1)[0]!);
    response.once("finish", () => {
      countAnswer(kind, response.statusCode, (performance.now() - startedAt) / 1000);
    });
    return handle(request, response);
  };
}
