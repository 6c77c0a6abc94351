import { ApiError } from "@/lib/api/api-error";
import type { FormTexts } from "@/components/form/form-texts";

/**
 * A sentence of the API in the page's language. In Hindi one that is not known becomes `fallback`: better ours than a
 * foreign one. @param texts empty in English
 */
export function translated(sentence: string, texts: FormTexts, fallback: string): string {
  if (sentence === "") return fallback;
  const isEnglish = Object.keys(texts).length === 0;
  return texts[sentence] ?? (isEnglish ? sentence : fallback);
}

/**
 * What to show for a failed call: the first field's message, else the message, else the fallback
 * (docs/product/texts-and-limits.md#what-is-checked).
 */
export function failureWords(error: unknown, texts: FormTexts, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return translated(error.errors[0]?.message ?? error.message, texts, fallback);
}

/**
 * The same for signing in and up, where a VALIDATION_ERROR that says nothing is a 'Validation error'
 * (docs/product/texts-and-limits.md#sentences).
 */
export function accountFailureWords(error: unknown, texts: FormTexts, fallback: string): string {
  const isInvalid = error instanceof ApiError && error.code === "VALIDATION_ERROR";
  return failureWords(error, texts, isInvalid ? translated("Validation error", texts, fallback) : fallback);
}

/** The field messages of a failed call by path, each field's first. */
export function fieldErrorsOf(error: unknown, texts: FormTexts): Record<string, string> {
  const found: Record<string, string> = {};
  if (!(error instanceof ApiError)) return found;
  for (const { path, message } of error.errors) found[path] ??= translated(message, texts, message);
  return found;
}
