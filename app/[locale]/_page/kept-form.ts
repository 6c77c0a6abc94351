import { formTexts } from "@/components/form/form-texts";
import type { KeptForm } from "@/components/form/use-plain-form";
import { type KeptForm as Kept, type KeptFormName, readKeptForm } from "@/lib/http/kept-form";
import type { Locale } from "@/lib/shared/locale";

/**
 * What a form that was sent without JavaScript is shown with again, in the page's language; null when nothing failed.
 * @param page the path the API led to, in English with its query
 * @param fields the fields it has: what is wrong with others is told above them
 * @param failed words for a failure that names none of them
 */
export async function keptForm(
  form: KeptFormName,
  page: string,
  locale: Locale,
  fields: readonly string[],
  failed: (kept: Kept) => string,
): Promise<KeptForm | null> {
  const kept = await readKeptForm(form, page);
  if (kept === null) return null;
  const texts = formTexts(locale);
  const errors: Record<string, string> = {};
  for (const { path, message } of kept.errors)
    if (fields.includes(path)) errors[path] ??= texts[message] ?? message;
  const isTold = Object.keys(errors).length > 0;
  return { values: kept.values, errors, failure: isTold ? null : failed(kept) };
}
