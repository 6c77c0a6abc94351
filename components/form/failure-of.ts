import { fillText } from "@/components/listings/fill-text";
import { ApiError } from "@/lib/api/api-error";
import type { Locale } from "@/lib/shared/locale";

/** Words for what an answer says that is about no field, by the API's code. */
export type CodeWords = {
  /** With `{time}` in it: '12 minutes'. */
  readonly tooMany: string;
  /** The same where the time is not known. */
  readonly tooManyLater: string;
  readonly forbidden: string;
  readonly gone: string;
  readonly away: string;
  readonly failed: string;
};

const TAG: Readonly<Record<Locale, string>> = { en: "en-IN", hi: "hi-IN" };

/** '40 seconds', '12 minutes', rounded up. */
export function waitText(seconds: number, locale: Locale): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [seconds / 60, "minute"];
  return new Intl.NumberFormat(TAG[locale], { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.ceil(count)),
  );
}

/** The words of a code; @param retryAfterSeconds when it may be tried again, null when that is not known */
export function codeWords(
  code: string,
  words: CodeWords,
  locale: Locale,
  retryAfterSeconds: number | null = null,
): string {
  switch (code) {
    case "RATE_LIMITED":
      return retryAfterSeconds === null
        ? words.tooManyLater
        : fillText(words.tooMany, { time: waitText(retryAfterSeconds, locale) });
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

/** The same for a call that failed. */
export const failureOf = (error: unknown, words: CodeWords, locale: Locale): string =>
  error instanceof ApiError
    ? codeWords(error.code, words, locale, error.retryAfterSeconds)
    : codeWords("", words, locale);
