import type { Locale } from "@/lib/shared/locale";

const TAG: Readonly<Record<Locale, string>> = { en: "en-IN", hi: "hi-IN" };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** '21 Nov 2026', with `time` '21 Nov 2026, 17:53', in Indian time whatever the machine's. */
export const dateText = (iso: string, locale: Locale, time = false): string =>
  new Intl.DateTimeFormat(TAG[locale], {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(time && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    timeZone: "Asia/Kolkata",
  }).format(new Date(iso));

/** How long something waits: '6 days', '4 hours'. @param now in ms */
export function waitingText(iso: string, now: number, locale: Locale, lessThanHour: string): string {
  const ms = now - Date.parse(iso);
  if (ms < HOUR_MS) return lessThanHour;
  const [count, unit] = ms < DAY_MS ? [ms / HOUR_MS, "hour"] : [ms / DAY_MS, "day"];
  return new Intl.NumberFormat(TAG[locale], {
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
    {dateText(iso, locale, time)}
  </time>
);
