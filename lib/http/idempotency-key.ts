import "server-only";
import { invalid } from "@/lib/shared/errors";

const NAME = "Idempotency-Key";

/**
 * The key under which a caller sends the same request again (docs/product/api.md#sending-twice): 1 to 200 visible ASCII
 * characters; null without one.
 * @throws AppError VALIDATION_ERROR when it is anything else
 */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get(NAME);
  if (key === null || /^[!-~]{1,200}$/.test(key)) return key;
  throw invalid(NAME, "idempotencyKey");
}
