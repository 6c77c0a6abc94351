import "server-only";
import type { Answer, Contract, Parsed } from "@/lib/api/contract";
import { withoutMore } from "@/lib/content/failure-sentences";
import { localeOf } from "@/lib/http/caller";
import { clearedFormCookies, flashFormCookies, type FlashFormName } from "@/lib/http/flash-form";
import { AppError, invalid } from "@/lib/shared/errors";
import { isLocale, localePath } from "@/lib/shared/locale";

/** What a form sent: a value a field, blank ones left out. */
export type FormValues = Readonly<Record<string, string>>;

/** Where a form that works without JavaScript leads: paths in English (docs/product/api.md#forms-without-javascript). */
export type FormPages<C extends Contract> = {
  readonly form: FlashFormName;
  readonly sent: (given: {
    answer: Answer<C>;
    params: Parsed<C>["params"];
    body: Parsed<C>["body"];
  }) => string;
  /** It reads what was entered with `readFlashForm`. */
  readonly failed: (given: { values: FormValues; params: Readonly<Record<string, string>> }) => string;
};

/** Whether a plain form sent a request, not a script. */
export const isFormPost = (request: Request): boolean =>
  mediaType(request) === "application/x-www-form-urlencoded";

export const mediaType = (request: Request): string | undefined =>
  request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

/**
 * The fields of an urlencoded body.
 * @throws AppError VALIDATION_ERROR when a field comes twice or it is not UTF-8
 */
export function parseFormValues(bytes: Uint8Array): FormValues {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("VALIDATION_ERROR", "bodyNotUtf8");
  }
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (values.has(name)) throw invalid(name, { key: "givenTwice", values: { field: name } });
    // Browsers send the lines of a text with CR LF; scripts, and people's counting, know one character.
    values.set(name, value.replaceAll("\r\n", "\n"));
  }
  return Object.fromEntries([...values].filter(([, value]) => value.trim() !== ""));
}

/** 303 to a page in the language the form names, else of the page that sent it. */
function seeOther(request: Request, values: FormValues, page: string, cookies: readonly string[]): Response {
  const { locale = "" } = values;
  const path = localePath(isLocale(locale) ? locale : localeOf(request), page);
  const headers = new Headers({ Location: path, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The answer to a form that was sent; nothing is kept of it any more. */
export const formSent = (request: Request, values: FormValues, form: FlashFormName, page: string): Response =>
  seeOther(request, values, page, clearedFormCookies(form));

/** The answer to a form that failed: its page shows it again, with what was entered. */
export function formFailed(
  request: Request,
  values: FormValues,
  form: FlashFormName,
  page: string,
  error: AppError,
): Response {
  const { code, key, errors, retryAfterSeconds = null } = error;
  const failure = withoutMore({ key, values: error.values });
  const failed = { code, failure, errors: errors.map(withoutMore), retryAfterSeconds };
  const kept = { values, failed };
  return seeOther(request, values, page, flashFormCookies(form, page, kept));
}
