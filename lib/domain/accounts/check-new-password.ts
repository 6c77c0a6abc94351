import "server-only";
import { isCommonPassword } from "@/lib/server/common-passwords";
import { invalid } from "@/lib/shared/errors";

/**
 * Refuses a password everybody guesses first; its length was the schema's matter (docs/security.md#passwords-and-tokens).
 * @param path of the field it came in
 * @throws AppError VALIDATION_ERROR
 */
export function checkNewPassword(password: string, path: "password" | "newPassword"): void {
  if (!isCommonPassword(password)) return;
  throw invalid(path, "passwordCommon");
}
