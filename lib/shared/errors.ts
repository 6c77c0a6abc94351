/** Every failure a caller can act on. What each means in HTTP is decided in one place, lib/http/problem.ts. */
export type ErrorCode =
  | "VALIDATION_ERROR"
  | "UNAUTHORIZED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "CONFLICT"
  | "GONE"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "RATE_LIMITED"
  | "INTERNAL"
  | "UNAVAILABLE";

/** One field of the input and what is wrong with it; `path` is dotted (`images.1`). */
export type FieldError = { readonly path: string; readonly message: string };

/** The one error type of the product (docs/product/api.md#failures). Its message may be shown to the caller. */
export class AppError extends Error {
  override readonly name = "AppError";

  /**
   * @param errors per-field messages, for VALIDATION_ERROR and CONFLICT
   * @param retryAfterSeconds when trying again makes sense, for RATE_LIMITED and UNAVAILABLE
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors: readonly FieldError[] = [],
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/**
 * The same for a malformed, an unknown and somebody else's id: nobody learns which it was
 * (docs/security.md#private-data).
 */
export const notFound = (): AppError => new AppError("NOT_FOUND", "Not found");

/** What is wrong with one field of the input. */
export const invalid = (path: string, message: string): AppError =>
  new AppError("VALIDATION_ERROR", message, [{ path, message }]);
