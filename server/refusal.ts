import { randomUUID } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { inEnglish } from "@/lib/content/failure-sentences";
import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";
import type { Failure } from "@/lib/shared/failures";
import { REQUEST_ID_HEADER } from "@/lib/shared/request-id";
import { OWN_HEADERS } from "@/server/own-headers";

/** Pages are read: everything else belongs to the API. */
export const READING_METHODS = ["GET", "HEAD"] as const;

/**
 * Refuses what asks for a page, in the reader's language and without the application: 405 for another method than a
 * page has, 414 for an address no page of ours has, 429 for an address that asks too much, 503 while there is more to do than can be done.
 * @param retrySeconds when it may be tried again; absent when it need not be
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 405 | 414 | 429 | 503,
  retrySeconds?: number,
): void {
  const locale: Locale = /^\/hi(?:[/?]|$)/.test(request.url ?? "") ? "hi" : "en";
  const t = translator(locale);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t("errors.failedTitle")}</title></head><body><main><h1>${t("errors.failedTitle")}</h1><p>${t("errors.failedText")}</p><p><a href="${localePath(locale, "/")}">${t("nav.home")}</a></p></main></body></html>\n`;
  response
    .writeHead(status, {
      ...OWN_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": Buffer.byteLength(html),
      ...(status === 405 && { Allow: READING_METHODS.join(", ") }),
      ...(retrySeconds !== undefined && { "Retry-After": retrySeconds }),
    })
    .end(request.method === "HEAD" ? undefined : html);
}

const CODES = { 404: "NOT_FOUND", 405: "METHOD_NOT_ALLOWED", 503: "UNAVAILABLE" } as const;

/**
 * Refuses a call of the API as the API itself does (lib/http/problem.ts), without the application.
 * @param headers such as when it may be tried again
 */
export function refuseCall(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof CODES,
  failure: Failure,
  headers: OutgoingHttpHeaders = {},
): void {
  const requestId = [request.headers[REQUEST_ID_HEADER]].flat()[0] ?? randomUUID();
  const body = JSON.stringify({ code: CODES[status], message: inEnglish(failure), ...failure, requestId });
  response
    .writeHead(status, {
      ...OWN_HEADERS,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      "X-Request-Id": requestId,
      ...headers,
    })
    .end(request.method === "HEAD" ? undefined : body);
}
