import "server-only";
import { requestIdOf } from "@/lib/http/request-id";
import { errorFields, log } from "@/lib/server/log";

type FailedRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

/**
 * Tells the log what Next caught of a request.
 * @param path the route's pattern: an address may hold what is private
 */
export function logRequestError(error: unknown, { method, headers }: FailedRequest, path: string): void {
  const get = (name: string): string | null => [headers[name] ?? null].flat()[0] ?? null;
  log.error("a request failed", {
    requestId: requestIdOf({ headers: { get } }),
    method,
    path,
    ...errorFields(error),
  });
}
