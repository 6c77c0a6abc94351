import "server-only";
import { newDeviceId } from "@/lib/auth/device-cookie";
import { beginOpenId, finishOpenId, localeOfOpenId } from "@/lib/auth/open-id";
import { openIdServices } from "@/lib/auth/open-id-providers";
import { callerOf, localeOf } from "@/lib/http/caller";
import { refuseForeignOrigin } from "@/lib/http/origin";
import { asAppError } from "@/lib/http/problem";
import { errorFields, log } from "@/lib/server/log";
import { takeFromDatabase } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import { type Locale, localePath } from "@/lib/shared/locale";
import type { OpenIdProblem, OpenIdService } from "@/lib/shared/open-id";

/** Each of the two steps asks the provider something: they are counted by address. */
const STEPS = { points: 30, seconds: 900 };

/** Where the sign-in ends, in English: the browser keeps there what a sign-in by password answers. */
const SIGNED_IN = "/signin/done";

/** The page that leads to the provider's address. */
export type LeavingPage = (service: OpenIdService, address: string, locale: Locale) => string;

/**
 * Signing in by another service (docs/product/accounts.md#other-services): `POST signin/{id}` begins it, `GET callback/{id}`
 * ends it.
 * @param action the path below /api/auth
 * @returns null when these two are not asked for, or not of a service that is set
 * @throws AppError FORBIDDEN when no page of ours begins it
 */
export async function answerOpenId(
  request: Request,
  [step, id, ...more]: readonly string[],
  page: LeavingPage,
): Promise<Response | null> {
  const service = openIdServices().find((one) => one.id === id);
  if (service === undefined || more.length > 0) return null;
  if (request.method === "POST" && step === "signin") {
    const locale = localeOf(request);
    if (!refuseForeignOrigin(request)) throw new AppError("FORBIDDEN", "crossSite");
    return begin(request, service, locale, page).catch((error: unknown) => failed(error, service, locale));
  }
  if (request.method === "GET" && step === "callback") {
    const locale = localeOfOpenId(request);
    return finish(request, service, locale).catch((error: unknown) => failed(error, service, locale));
  }
  return null;
}

async function begin(
  request: Request,
  service: OpenIdService,
  locale: Locale,
  page: LeavingPage,
): Promise<Response> {
  const { addressKey } = await callerOf(request);
  await takeFromDatabase("openid begin", addressKey, STEPS);
  const { address, cookies } = await beginOpenId(service.id, locale);
  if (address === null) return told("failed", service, locale);
  // A page, not a redirect: form-action allows no other site, nor what that one redirects to.
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(page(service, address, locale), { headers });
}

async function finish(request: Request, service: OpenIdService, locale: Locale): Promise<Response> {
  const { deviceId, ...caller } = await callerOf(request);
  await takeFromDatabase("openid end", caller.addressKey, STEPS);
  // Only a browser is sent back from there, also one that does not say so.
  const browser = { ...caller, fromBrowser: true, deviceId: deviceId ?? newDeviceId(), locale };
  const { problem, headers } = await finishOpenId(request, service.id, browser);
  if (problem !== null) return told(problem, service, locale, headers);
  headers.set("Location", localePath(locale, SIGNED_IN));
  return new Response(null, { status: 303, headers });
}

/** Sends the browser to the sign-in page, which says what was wrong. */
function told(
  problem: OpenIdProblem,
  { id }: OpenIdService,
  locale: Locale,
  headers = new Headers(),
): Response {
  headers.set("Location", localePath(locale, `/signin?service=${id}&problem=${problem}`));
  headers.set("Cache-Control", "no-store");
  return new Response(null, { status: 303, headers });
}

function failed(error: unknown, service: OpenIdService, locale: Locale): Response {
  const { code } = asAppError(error);
  if (code === "RATE_LIMITED") return told("limited", service, locale);
  log.warn("a sign-in by another service failed", errorFields(error));
  return told(code === "UNAVAILABLE" ? "busy" : "failed", service, locale);
}
