import { type Locale, localePath } from "@/lib/shared/locale";

const RESULTS = /^\/services(?:\/(?:category|in|location)(?:\/[^/]+)*)?$/;

/**
 * The way back to the results that somebody came from; all services where it was another page, or another language.
 * @param referrer the address that the browser says it comes from; only its path and query count, which stay on this site
 */
export function resultsBefore(locale: Locale, referrer: string | null): string {
  const services = localePath(locale, "/services");
  if (referrer === null || !URL.canParse(referrer)) return services;
  const { pathname, search } = new URL(referrer);
  const [root] = services.split("/services");
  return pathname.startsWith(`${root}/`) && RESULTS.test(pathname.slice(root!.length))
    ? pathname + search
    : services;
}
