import type { Failure } from "@/lib/shared/failures";

/** A field error as it came, with the API's English sentence. A newer server may name keys that are not known here. */
export type ToldFieldError = Partial<Failure> & { readonly path: string; readonly message: string };

/** What a failed call tells, beside its message. */
type Told = {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The code of the answer, else `API_ERROR`. */
  readonly code: string;
  /** What went wrong and the values of its sentence; null when the answer did not say. */
  readonly failure: Failure | null;
  readonly errors: readonly ToldFieldError[];
  /** When the answer named a time to try again. */
  readonly retryAfterSeconds: number | null;
  /** The body as it came: parsed JSON, or text. */
  readonly body: unknown;
};

/**
 * A call that failed (docs/product/api.md#answers, docs/product/texts-and-limits.md#sentences). Its message is the
 * server's, in English and for those who program, empty when it gave none; words are made from the keys.
 */
export class ApiError extends Error implements Told {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly failure: Failure | null;
  readonly errors: readonly ToldFieldError[];
  readonly retryAfterSeconds: number | null;
  readonly body: unknown;

  constructor(message: string, { status, code, failure, errors, retryAfterSeconds, body }: Told) {
    super(message);
    this.status = status;
    this.code = code;
    this.failure = failure;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) && typeof value.key === "string" && (value.values === undefined || isRecord(value.values));

const isFieldError = (value: unknown): value is ToldFieldError =>
  isRecord(value) && typeof value.path === "string" && typeof value.message === "string";

/** The error of an answer that is not a success. @param body its body, parsed when it was JSON */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const told = isRecord(body) ? body : {};
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError(typeof told.message === "string" ? told.message : "", {
    status: response.status,
    code: typeof told.code === "string" ? told.code : "API_ERROR",
    failure: isFailure(told) ? told : null,
    errors: Array.isArray(told.errors) ? told.errors.filter(isFieldError) : [],
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    body,
  });
}

/** The error of a call that got no answer. */
export const errorOfSilence = (cause: unknown): ApiError =>
  new ApiError("", {
    status: 0,
    code: "API_ERROR",
    failure: null,
    errors: [],
    retryAfterSeconds: null,
    body: cause,
  });
