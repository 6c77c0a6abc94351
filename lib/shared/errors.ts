import {
  type Failure,
  type FailureKey,
  failureOf,
  type FailureValues,
  type Told,
} from "@/lib/shared/failures";

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
export type FieldError = Failure & { readonly path: string };

export const fieldError = (path: string, told: Told): FieldError => ({ path, ...failureOf(told) });

/** The one error type of the product (docs/product/api.md#failures). It has a key; words are made where it is shown. */
export class AppError extends Error implements Failure {
  override readonly name = "AppError";
  readonly key: FailureKey;
  readonly values: FailureValues | undefined;

  /**
   * @param told what went wrong; the first field's failure may speak for all
   * @param errors what is wrong with single fields, for VALIDATION_ERROR and CONFLICT
   * @param retryAfterSeconds when trying again makes sense, for RATE_LIMITED and UNAVAILABLE
   */
  constructor(
    readonly code: ErrorCode,
    told: Told | FieldError,
    readonly errors: readonly FieldError[] = [],
    readonly retryAfterSeconds?: number,
  ) {
    const { key, values } = failureOf(told);
    super(values === undefined ? key : `${key} ${JSON.stringify(values)}`);
    this.key = key;
    this.values = values;
  }
}

/**
 * The same for a malformed, an unknown and somebody else's id: nobody learns which it was
 * (docs/security.md#private-data).
 */
export const notFound = (): AppError => new AppError("NOT_FOUND", "notFound");

/** What is wrong with one field of the input. */
export const invalid = (path: string, told: Told): AppError =>
  new AppError("VALIDATION_ERROR", told, [fieldError(path, told)]);

/** Where a thing stands now, beside a CONFLICT: what it was, another has changed. */
export const statusAt = (status: string): FieldError =>
  fieldError("status", { key: "statusNow", values: { status } });

/** The version that a thing has now. @param updatedAt ISO 8601 */
export const versionAt = (updatedAt: string): FieldError =>
  fieldError("updatedAt", { key: "versionNow", values: { updatedAt } });

/** What a command was asked for and cannot do. Its message is for the terminal, in English; no page shows it. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";

  /** @param path of the option it is about */
  constructor(
    message: string,
    readonly path?: string,
  ) {
    super(message);
  }
}
