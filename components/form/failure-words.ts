import { ApiError } from "@/lib/client/api-error";
import type { MessageKey, Translator } from "@/lib/content/messages";
import type { Failure } from "@/lib/shared/failures";

/** Words of a form of its own, by the API's code, for what its sentences do not tell. */
export type CodeWords = {
  /** @param time '12 minutes' */
  readonly tooMany: (time: string) => string;
  /** The same where the time is not known. */
  readonly tooManyLater: string;
  readonly forbidden: string;
  readonly gone: string;
  readonly away: string;
  readonly failed: string;
};

/** What is known of a call that failed, in the browser or with a form that is shown again. */
export type Failed = {
  readonly code: string;
  readonly failure: Failure | null;
  /** The API's own words. */
  readonly message?: string;
  readonly errors: readonly (Partial<Failure> & { readonly path: string; readonly message?: string })[];
  readonly retryAfterSeconds: number | null;
};

/** '40 seconds', '12 minutes', rounded up. */
export function waitText(seconds: number, languageTag: string): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [seconds / 60, "minute"];
  return new Intl.NumberFormat(languageTag, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.ceil(count)),
  );
}

function codeWords(
  { code, retryAfterSeconds: seconds }: Failed,
  words: CodeWords,
  languageTag: string,
): string {
  switch (code) {
    case "RATE_LIMITED":
      return seconds === null ? words.tooManyLater : words.tooMany(waitText(seconds, languageTag));
    case "FORBIDDEN":
      return words.forbidden;
    case "NOT_FOUND":
    case "GONE":
      return words.gone;
    case "UNAVAILABLE":
      return words.away;
    default:
      return words.failed;
  }
}

/**
 * The sentence of one failure; null when it is none of those at hand: what `<Messages>` names of `form`, on the server all
 * or those `among` some.
 */
export function sentenceOf({ key, values }: Partial<Failure>, t: Translator): string | null {
  const place = (FORM + key) as MessageKey;
  return key !== undefined && t.has(place) ? t(place, values) : null;
}
// Apart from its key: what is asked for by `has` need not be there (tests/client-messages.test.ts).
const FORM = "form.";

/** The same translator with some texts alone at hand, and other words for some of them. */
export const among = (
  t: Translator,
  keys: readonly MessageKey[],
  others: Readonly<Partial<Record<MessageKey, string>>> = {},
): Translator =>
  Object.assign(
    ((key, values) => others[key] ?? t(key, values)) satisfies (...given: Parameters<Translator>) => string,
    {
      has: (key: MessageKey) => key in others || keys.includes(key),
      languageTag: t.languageTag,
    },
  );

/** Values for whoever asks how a thing stands now (`standsNow`), no sentences. */
const VALUES: readonly (string | undefined)[] = ["statusNow", "versionNow"];

/** What speaks for the whole. */
const speaker = ({ errors, failure, message }: Failed) =>
  errors.find(({ key }) => !VALUES.includes(key)) ?? { ...failure, message };

/** An answer that says no more than that it is a VALIDATION_ERROR. */
const bare = ({ code }: Failed, t: Translator): string | null =>
  code === "VALIDATION_ERROR" ? sentenceOf({ key: "validation" }, t) : null;

/**
 * What is shown for something that failed, in forms, on pages and in toasts: the first field's sentence, else the
 * failure's own, else what the caller says in general (docs/product/texts-and-limits.md#sentences). Where no sentence is
 * at hand an English page says what the API says, unless the form has words for its code.
 * @param failed an error of any kind, or what was kept of one
 */
export function failureWords(failed: unknown, t: Translator, otherwise: string | CodeWords): string {
  if (!isFailed(failed)) return typeof otherwise === "string" ? otherwise : otherwise.failed;
  const said = speaker(failed);
  const sentence = sentenceOf(said, t);
  if (sentence !== null) return sentence;
  if (typeof otherwise !== "string") return codeWords(failed, otherwise, t.languageTag);
  return (t.languageTag.startsWith("en") && said.message) || bare(failed, t) || otherwise;
}

const isFailed = (value: unknown): value is Failed =>
  value instanceof ApiError || (typeof value === "object" && value !== null && "failure" in value);

/**
 * What is wrong with single fields, by path, each field's first. One whose sentence is not at hand is told as the API
 * says it: better at its place in English than nowhere.
 */
export function fieldErrorsOf(failed: unknown, t: Translator): Record<string, string> {
  const found: Record<string, string> = {};
  if (!isFailed(failed)) return found;
  for (const error of failed.errors) {
    const words = sentenceOf(error, t) ?? error.message;
    if (words !== undefined) found[error.path] ??= words;
  }
  return found;
}

/** Whether a call failed without a word about why. */
export const saysNothing = (error: unknown): boolean =>
  error instanceof ApiError && error.message === "" && error.failure === null && error.errors.length === 0;

/** The status of a failed call; 0 when no answer came. */
export const failureStatus = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** What a CONFLICT says of how a thing stands now: a status, or the moment of its version; null when it does not. */
export function standsNow(error: unknown, path: "status" | "updatedAt"): string | null {
  const told = error instanceof ApiError ? error.errors.find((one) => one.path === path) : undefined;
  return told?.values?.[path]?.toString() ?? null;
}
