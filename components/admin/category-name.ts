import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus, fieldFailure, sentenceIn } from "@/components/admin/api-failure";

const MAX_NAME_LENGTH = 60;

type Texts = Pick<AdminTexts["settings"], "nameLength" | "taken">;

/**
 * What is wrong with a typed name, before it is sent (docs/product/texts-and-limits.md#what-is-checked; trimmed and
 * not empty); null when nothing is.
 */
export function nameMistake(name: string, texts: Texts): string | null {
  const { length } = name.normalize("NFC").trim();
  return length >= 1 && length <= MAX_NAME_LENGTH ? null : texts.nameLength;
}

/** What the server says of the name, to stand at its field; null when the failure is of another kind. */
export function nameFailure(error: unknown, texts: Texts, sentences: AdminTexts["sentences"]): string | null {
  const message = fieldFailure(error, "name");
  if (message === null) return null;
  return failureStatus(error) === 409 ? texts.taken : sentenceIn(sentences, message);
}
