import { type CodeWords, failureWords, fieldErrorsOf } from "@/components/form/failure-words";
import type { FlashForm } from "@/components/form/use-plain-form";
import type { Translator } from "@/lib/content/messages";
import { type FlashFormName, readFlashForm } from "@/lib/http/flash-form";

/**
 * What a form that was sent without JavaScript is shown with again, in the page's language; null when nothing failed.
 * @param page the path the API led to, in English with its query
 * @param fields the fields it has: what is wrong with others is told above them
 * @param otherwise what is said of a failure that has no sentence at hand
 */
export async function flashForm(
  form: FlashFormName,
  page: string,
  fields: readonly string[],
  t: Translator,
  otherwise: CodeWords,
): Promise<FlashForm | null> {
  const kept = await readFlashForm(form, page);
  if (kept === null) return null;
  const { values, failed } = kept;
  const found = Object.entries(fieldErrorsOf(failed, t)).filter(([path]) => fields.includes(path));
  return {
    values,
    errors: Object.fromEntries(found),
    failure: found.length > 0 ? null : failureWords(failed, t, otherwise),
  };
}
