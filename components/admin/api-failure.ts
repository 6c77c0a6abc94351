import type { FormTexts } from "@/components/form/form-texts";
import { ApiError } from "@/lib/api/api-error";

/** A sentence of the API in the language of the page, where it is one the catalogue knows; else as it came. */
export const sentenceIn = (sentences: FormTexts, sentence: string): string =>
  (Object.hasOwn(sentences, sentence) && sentences[sentence]) || sentence;

/** The words of a failed list: the server's message, else ours (docs/product/texts-and-limits.md#sentences). */
export const failureText = (error: unknown, otherwise: string, sentences: FormTexts): string =>
  error instanceof ApiError && error.message !== "" ? sentenceIn(sentences, error.message) : otherwise;

/** The status of a failed call; 0 when no answer came. */
export const failureStatus = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** What a failed call says of one field; null when it says nothing of it. */
export const fieldFailure = (error: unknown, path: string): string | null =>
  (error instanceof ApiError && error.errors.find((one) => one.path === path)?.message) || null;
