import "server-only";
import { inEnglish, withoutMore } from "@/lib/content/failure-sentences";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { errorFields, log } from "@/lib/server/log";
import { AppError, type ErrorCode } from "@/lib/shared/errors";
import type { Failure } from "@/lib/shared/failures";

const STATUS: Readonly<Record<ErrorCode, number>> = {
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

const DATABASE_RETRY_SECONDS = 5;
/** A refused body is read to its end up to this length, so that its connection can be used again. */
const MOST_TO_DRAIN_BYTES = 100_000;

/**
 * The one place where a failure becomes a response (docs/product/api.md#failures). A database that is away is 503; what
 * we
 * did not foresee is logged, answered 500, and never shown.
 */
export function problem(error: unknown, request: Request, requestId: string): Response {
  const known = asAppError(error);
  const status = STATUS[known.code];
  if (status >= 500) {
    const { pathname } = new URL(request.url);
    const fields = { requestId, method: request.method, path: pathname, status, ...errorFields(error) };
    if (known.code === "UNAVAILABLE") log.warn("unavailable", fields);
    else log.error("unexpected failure", fields);
  }
  const { code, key, values, errors, retryAfterSeconds } = known;
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": requestId });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  if (mayHaveMuchToSend(request)) headers.set("Connection", "close");
  return Response.json(
    {
      code,
      ...told({ key, values }),
      ...(errors.length > 0 && {
        errors: errors.map(told),
      }),
      requestId,
    },
    { status, headers },
  );
}

/** A failure as it leaves: the sentence of its key in English, for those who program. */
const told = (failure: Failure) => ({ message: inEnglish(failure), ...withoutMore(failure) });

/** Whether more of the body may be on its way than is worth reading for nothing. */
function mayHaveMuchToSend(request: Request): boolean {
  if (request.body === null) return false;
  const length = request.headers.get("content-length");
  return length === null || Number(length) > MOST_TO_DRAIN_BYTES;
}

/** An error as callers may know it. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    return new AppError("UNAVAILABLE", "busy", [], DATABASE_RETRY_SECONDS);
  }
  return new AppError("INTERNAL", "wentWrong");
}
