import { type MessageKey, translator } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import type { Failure, FailureKey } from "@/lib/shared/failures";

const SENTENCES: Readonly<Record<FailureKey, string>> = { ...en.form, ...en.requests };

const t = translator("en");

/** A failure told in English: what the API says, and a terminal. */
export const inEnglish = ({ key, values }: Failure): string =>
  t(`${key in en.form ? "form" : "requests"}.${key}` as MessageKey, values);

/** A failure with no more values than its sentence has places for: as it may leave. */
export function withoutMore<F extends Failure>({ values = {}, ...failure }: F) {
  const sentence = SENTENCES[failure.key];
  const told = Object.entries(values).filter(([name]) => sentence.includes(`{${name}}`));
  return { ...failure, ...(told.length > 0 && { values: Object.fromEntries(told) }) };
}
