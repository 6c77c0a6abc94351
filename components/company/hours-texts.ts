import type { Translator } from "@/lib/content/messages";
import { formatDate } from "@/lib/shared/dates";
import type { Locale } from "@/lib/shared/locale";
import { isAllDay, type OpeningHours, type Span, WEEKDAYS, type Weekday } from "@/lib/shared/opening-hours";

/** A Monday, from which the names of the weekdays are read. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** The name of a weekday. */
export const weekdayName = (locale: Locale, day: Weekday): string =>
  formatDate(locale, MONDAY + WEEKDAYS.indexOf(day) * DAY_MS, "weekday");

/** 'HH:MM' as people read it. */
export const timeText = (locale: Locale, time: string): string =>
  formatDate(locale, `2026-01-05T${time}:00Z`, "time");

/** '9:00 am – 1:00 pm', not broken across lines. */
const spanText = (locale: Locale, [from, to]: Span): string =>
  `${timeText(locale, from)} – ${timeText(locale, to)}`.replace(/\s/g, "\u00a0");

/** Every time of the hours by how it is read, for what works them out in the browser. */
export const timesOf = (locale: Locale, hours: OpeningHours): Record<string, string> =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => (hours[day] ?? []).flat()).map((time) => [time, timeText(locale, time)]),
  );

/** The hours of each weekday in words; null when there is none that is known. What is unknown is not closed. */
export function hoursRows(
  locale: Locale,
  t: Translator,
  hours: OpeningHours,
): readonly { day: Weekday; name: string; text: string }[] | null {
  if (WEEKDAYS.every((day) => hours[day] === undefined)) return null;
  return WEEKDAYS.map((day) => {
    const spans = hours[day];
    const text =
      spans === undefined
        ? t("company.hoursUnknown")
        : spans.length === 0
          ? t("company.hoursClosed")
          : isAllDay(spans)
            ? t("company.hoursAllDay")
            : spans.map((span) => spanText(locale, span)).join(", ");
    return { day, name: weekdayName(locale, day), text };
  });
}
