import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { parseCookie, stringifySetCookie } from "cookie";
import { headers } from "next/headers";
import { isHttps } from "@/lib/auth/session-cookie";
import { openBytes, sealBytes } from "@/lib/server/secret-box";
import type { ErrorCode, FieldError } from "@/lib/shared/errors";
import type { Failure } from "@/lib/shared/failures";

const FORMS = ["enquiry", "withdraw", "contact", "report"] as const;

/** The forms that work without JavaScript (docs/product/api.md#forms-without-javascript). */
export type FlashFormName = (typeof FORMS)[number];

/** What a form that failed had in it, and why it failed: for the page that shows it again. */
export type FlashForm = {
  readonly values: Readonly<Record<string, string>>;
  readonly failed: {
    readonly code: ErrorCode;
    readonly failure: Failure;
    /** Per field; `path` is the field's name. */
    readonly errors: readonly FieldError[];
    /** When trying again makes sense, counted from the failure; for RATE_LIMITED and UNAVAILABLE. */
    readonly retryAfterSeconds: number | null;
  };
};

type Sealed = FlashForm & { readonly page: string; readonly until: number };

const LIFE_SECONDS = 600;
/** A browser keeps 4,096 bytes a cookie; the longest message of the longest characters takes two. */
const CHUNK_LENGTH = 3800;
const MAX_CHUNKS = 2;
const MAX_INFLATED_BYTES = 400_000;
/** Machinery of a form, or a trap: nothing to show again. */
const NOT_KEPT = new Set(["website", "locale", "token"]);

const cookieName = (form: FlashFormName, index: number): string =>
  `${isHttps() ? "__Host-" : ""}form-${form}${index === 0 ? "" : `.${index}`}`;

const placeOf = (form: FlashFormName) => ({ table: "cookie", column: `form ${form}`, userId: "" });

const setCookie = (form: FlashFormName, index: number, value: string): string =>
  stringifySetCookie({
    name: cookieName(form, index),
    value,
    maxAge: value === "" ? 0 : LIFE_SECONDS,
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secure: isHttps(),
  });

function sealed(form: FlashFormName, kept: Sealed): string {
  return sealBytes(deflateRawSync(JSON.stringify(kept)), placeOf(form));
}

/**
 * Set-Cookie lines that keep a failed form for ten minutes, sealed, for the page it leads to. What is too long to be
 * kept whole, and was refused for that, is cut. Only the latest form is kept: two long ones are more than the 16 kB of
 * headers that a server reads, and every page would be refused.
 * @param page the path it leads to, in English
 */
export function flashFormCookies(form: FlashFormName, page: string, kept: FlashForm): string[] {
  const entered = Object.entries(kept.values).filter(([name]) => !NOT_KEPT.has(name));
  const until = Date.now() + LIFE_SECONDS * 1000;
  let text = "";
  for (let most = 4000; ; most = Math.floor(most / 2)) {
    const values = Object.fromEntries(entered.map(([name, value]) => [name, value.slice(0, most)]));
    text = sealed(form, { ...kept, values, page, until });
    if (text.length <= CHUNK_LENGTH * MAX_CHUNKS || most === 0) break;
  }
  if (text.length > CHUNK_LENGTH * MAX_CHUNKS) return clearedFormCookies(form);
  const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) =>
    setCookie(form, index, text.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH)),
  );
  return [...chunks, ...FORMS.filter((other) => other !== form).flatMap(clearedFormCookies)];
}

/** Set-Cookie lines that forget it. */
export const clearedFormCookies = (form: FlashFormName): string[] =>
  Array.from({ length: MAX_CHUNKS }, (_, index) => setCookie(form, index, ""));

/** What the cookies of a request keep of a form that led to `page`; null when nothing, another page's, or too old. */
export function openFlashForm(form: FlashFormName, page: string, cookieHeader: string): FlashForm | null {
  const cookies = parseCookie(cookieHeader);
  const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) => cookies[cookieName(form, index)] ?? "");
  const text = chunks.join("");
  if (text === "") return null;
  try {
    const json = inflateRawSync(openBytes(text, placeOf(form)), { maxOutputLength: MAX_INFLATED_BYTES });
    const { page: shownOn, until, ...kept } = JSON.parse(json.toString("utf8")) as Sealed;
    return shownOn === page && until > Date.now() ? kept : null;
  } catch {
    return null; // sealed with another key, changed, or half of it gone
  }
}

/**
 * What a form that failed without JavaScript had in it. For dynamic pages only.
 * @param page the path it led to, in English and with its query: `/enquire?listing=…`, `/contact/result`
 */
export async function readFlashForm(form: FlashFormName, page: string): Promise<FlashForm | null> {
  return openFlashForm(form, page, (await headers()).get("cookie") ?? "");
}
