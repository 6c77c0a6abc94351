import { ApiError } from "@/lib/client/api-error";
import { inEnglish } from "@/lib/content/failure-sentences";
import type { FailureKey, FailureValues } from "@/lib/shared/failures";

type Field = { readonly path: string; readonly key: FailureKey; readonly values?: FailureValues };

/** A failed call as the browser's client throws it; every sentence of the API is 'in English'. */
export const aFailure = ({
  status = 400,
  code = "VALIDATION_ERROR",
  key,
  values,
  errors = [],
  retryAfterSeconds = null,
}: {
  status?: number;
  code?: string;
  key?: FailureKey | undefined;
  values?: FailureValues;
  errors?: readonly Field[];
  retryAfterSeconds?: number | null;
}): ApiError =>
  new ApiError("in English", {
    status,
    code,
    failure: key === undefined ? null : { key, values },
    errors: errors.map((error) => ({ ...error, message: "in English" })),
    retryAfterSeconds,
    body: null,
  });

/** What is wrong with one field, as the API answers it. */
export const toldAt = (path: string, key: FailureKey, values?: FailureValues) => ({
  path,
  message: inEnglish({ key, values }),
  key,
  ...(values && { values }),
});
