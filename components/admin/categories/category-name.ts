import { failureStatus, fieldErrorsOf } from "@/components/form/failure-words";
import type { Translator } from "@/lib/content/messages";

const MAX_NAME_LENGTH = 60;

/**
 * What is wrong with a typed name, before it is sent (docs/product/texts-and-limits.md#what-is-checked; trimmed and
 * not empty); null when nothing is.
 */
export function nameMistake(name: string, t: Translator): string | null {
  const { length } = name.normalize("NFC").trim();
  return length >= 1 && length <= MAX_NAME_LENGTH ? null : t("admin.settings.nameLength");
}

/** What the server says of the name, to stand at its field; null when the failure is of another kind. */
export function nameFailure(error: unknown, t: Translator): string | null {
  const { name } = fieldErrorsOf(error, t);
  if (name === undefined) return null;
  return failureStatus(error) === 409 ? t("admin.settings.taken") : name;
}
