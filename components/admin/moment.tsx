import { formatDate } from "@/lib/shared/dates";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long something waits: '6 days', '4 hours'. @param now in ms */
export function waitingText(iso: string, now: number, locale: Locale, lessThanHour: string): string {
  const ms = now - Date.parse(iso);
  if (ms < HOUR_MS) return lessThanHour;
  const [count, unit] = ms < DAY_MS ? [ms / HOUR_MS, "hour"] : [ms / DAY_MS, "day"];
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: "unit",
    unit: unit as string,
    unitDisplay: "long",
    maximumFractionDigits: 0,
    roundingMode: "floor",
  } as Intl.NumberFormatOptions).format(count as number);
}

/** Days after which a wait is shown as a long one. */
const LONG_WAIT_DAYS = 5;
export const isLongWait = (iso: string, now: number): boolean =>
  now - Date.parse(iso) >= LONG_WAIT_DAYS * DAY_MS;

/** A moment in words. The browser's and the server's names of months may differ by their age. */
export const Moment = ({ iso, locale, time = false }: { iso: string; locale: Locale; time?: boolean }) => (
  <time dateTime={iso} suppressHydrationWarning className="whitespace-nowrap tabular-nums">
    {formatDate(locale, iso, time ? "moment24" : "momentDay")}
  </time>
);
