import { translator } from "@/lib/content/messages";
import { FORM_MESSAGES, type FormMessageKey } from "@/lib/schemas/form-messages";
import type { Locale } from "@/lib/shared/locale";

/**
 * The sentences of the API in the language of the page: empty in English, where they are shown as they come. On the
 * server only; client components get it as a prop (docs/product/texts-and-limits.md#languages-of-texts).
 */
export type FormTexts = Readonly<Record<string, string>>;

export function formTexts(locale: Locale, only?: readonly FormMessageKey[]): FormTexts {
  if (locale === "en") return {};
  const t = translator(locale);
  // A page for everyone takes no more of them to the browser than its form may need.
  if (only) return Object.fromEntries(only.map((key) => [FORM_MESSAGES[key], t(`form.${key}`)]));
  const keys = Object.keys(FORM_MESSAGES) as FormMessageKey[];
  return Object.fromEntries([
    ...keys.map((key) => [FORM_MESSAGES[key], t(`form.${key}`)] as const),
    ...API_SENTENCES.map(([key, sentence]) => [sentence, t(`form.${key}`)] as const),
  ]);
}

/** Sentences of answers that are about no field (docs/product/texts-and-limits.md#sentences). */
const API_SENTENCES = [
  ["emailOrPhoneTaken", "Email or phone number already exists"],
  ["emailTaken", "Email already exists"],
  ["credentialsWrong", "Invalid email or password"],
  ["validation", "Validation error"],
  ["signIn", "Please sign in."],
  ["noPermission", "You do not have permission to do this."],
  ["busy", "The service is busy. Please try again in a moment."],
  ["tooMany", "Too many requests. Please try again later."],
  ["wentWrong", "Something went wrong"],
] as const;
