import { translator } from "@/lib/content/messages";
import { formatDate } from "@/lib/shared/dates";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

/** The largest unit a time is told in, with its seconds. */
const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago something was, in words: 'yesterday', '3 hours ago', 'now' (under a minute, or by a clock ahead). */
export function relativeTime(iso: string, now: Date, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(INTL_LOCALE[locale], { numeric: "auto" });
  const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  // Where Intl says the 'now' of a moment, Hindi says the one of 'just now'.
  return translator(locale)("workspace.justNow");
}

/** A time as 'how long ago', with the full date and time behind it. For server components: it asks the clock once. */
export const RelativeTime = ({ iso, locale, now }: { iso: string; locale: Locale; now: Date }) => (
  <time dateTime={iso} title={formatDate(locale, iso, "longMoment")}>
    {relativeTime(iso, now, locale)}
  </time>
);
