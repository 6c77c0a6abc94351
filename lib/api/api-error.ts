import type { FieldError } from "@/lib/shared/errors";

/** What a failed call tells, beside its message. */
type Told = {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The code of the answer, else `API_ERROR`. */
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** When the answer named a time to try again. */
  readonly retryAfterSeconds: number | null;
  /** The body as it came: parsed JSON, or text. */
  readonly body: unknown;
};

/**
 * A call that failed (docs/product/api.md#answers, docs/product/texts-and-limits.md#sentences). Its message is the
 * server's, empty when it gave none.
 */
export class ApiError extends Error implements Told {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  readonly body: unknown;

  constructor(message: string, { status, code, errors, retryAfterSeconds, body }: Told) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === "string" && typeof value.message === "string";

/** The error of an answer that is not a success. @param body its body, parsed when it was JSON */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const told = isRecord(body) ? body : {};
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError(typeof told.message === "string" ? told.message : "", {
    status: response.status,
    code: typeof told.code === "string" ? told.code : "API_ERROR",
    errors: Array.isArray(told.errors) ? told.errors.filter(isFieldError) : [],
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    body,
  });
}

/** The error of a call that got no answer. */
export const errorOfSilence = (cause: unknown): ApiError =>
  new ApiError("", { status: 0, code: "API_ERROR", errors: [], retryAfterSeconds: null, body: cause });
