import type { Contract, Input, Result } from "@/lib/api/contract";
import { AppError, type ErrorCode } from "@/lib/shared/errors";

/**
 * Calls an operation from the browser.
 * @param init `signal` to give up early
 * @throws AppError with the code, message and field errors of the response; UNAVAILABLE when no answer came
 */
export async function call<C extends Contract>(
  operation: C,
  input: Input<C>,
  init: { signal?: AbortSignal } = {},
): Promise<Result<C>> {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ""),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const url = `/api/v1${path}${search.size > 0 ? `?${search}` : ""}`;
  let response: Response;
  try {
    response = await fetch(url, { method: operation.method, ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new AppError("UNAVAILABLE", "No connection. Please try again.");
  }
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const body: unknown = isJson ? await response.json() : await response.text();
  if (response.ok) return body as Result<C>;
  const problem = (isJson ? body : {}) as { code?: ErrorCode; message?: string; errors?: [] };
  throw new AppError(problem.code ?? "INTERNAL", problem.message ?? "Something went wrong", problem.errors);
}
