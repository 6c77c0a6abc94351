import { type NextRequest, NextResponse } from "next/server";
import { readSessionCookie } from "@/lib/auth/session-cookie";
import { isLocale, localePath, withoutLocale } from "@/lib/shared/locale";
import { mapHosts } from "@/lib/shared/map-hosts";
import { guardOf } from "@/lib/shared/page-guards";
import { contentSecurityPolicy } from "@/lib/shared/security-policy";

/**
 * Redirects of the guarded areas, by the cookie alone, and the nonce of pages that hold something personal
 * (docs/security.md#sessions-and-rights, docs/security.md#policies-of-pages). It grants nothing: the pages behind it
 * prove everything again, and it never sees /api, whose
 * bodies it would cut off.
 */
export const config = {
  runtime: "nodejs",
  // Literals: Next reads them without running this file. A test holds them to NONCE_PAGES.
  matcher: [
    "/(provider|dashboard|account|signin|signup|forgot-password|reset-password|verify-email|enquire|enquiry|report|compare)/:path*",
    "/hi/(provider|dashboard|account|signin|signup|forgot-password|reset-password|verify-email|enquire|enquiry|report|compare)/:path*",
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const first = pathname.split("/")[1] ?? "";
  const locale = isLocale(first) ? first : "en";
  const guard = guardOf(withoutLocale(pathname));
  if (guard !== null) {
    const cookie = await readSessionCookie(request);
    const isOther = guard !== "user" && cookie?.roleHint !== guard;
    const target = cookie === null ? "/signin" : isOther ? "/" : null;
    if (target !== null)
      return NextResponse.redirect(new URL(localePath(locale, target), request.nextUrl), 307);
  }
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy({ nonce, mapHosts: mapHosts(process.env) });
  const headers = new Headers(request.headers);
  // Next puts the nonce it finds here on its own scripts.
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}
