import type { ContactCode, ContactTexts } from "@/components/contact/contact-texts";
import { codeWords } from "@/components/form/failure-of";
import { FAILED_TO_SEND } from "@/lib/shared/contact";
import type { Locale } from "@/lib/shared/locale";

type Told = { readonly code: string; readonly message: string; readonly retryAfterSeconds: number | null };

/**
 * Why a message to us was not sent. 429, 403 and 503 of the mail service leave the message stored, and are told apart
 * (docs/product/texts-and-limits.md#sentences); the same codes of our own say that nothing was taken. The sentence
 * tells which it is.
 */
export function contactFailure(
  { code, message, retryAfterSeconds }: Told,
  { kept, words }: Pick<ContactTexts, "kept" | "words">,
  locale: Locale,
): string {
  const isKept = message.startsWith(FAILED_TO_SEND) && Object.hasOwn(kept, code);
  return isKept ? kept[code as ContactCode] : codeWords(code, words, locale, retryAfterSeconds);
}
