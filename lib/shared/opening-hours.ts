import { TIME_ZONE } from "@/lib/shared/intl";

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** From and to as 'HH:MM' in India; a 'to' of 00:00 is midnight at the day's end. */
export type Span = readonly [from: string, to: string];
/** By weekday: no span is closed, a weekday that is missing is unknown. */
export type OpeningHours = { readonly [day in Weekday]?: readonly Span[] | undefined };

const DAY = 24 * 60;

/** Minutes since the day began. @param time 'HH:MM' */
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const endOf = ([, to]: Span): number => minutes(to) || DAY;

/** Whether each span ends after it began, and begins after the one before has ended. */
export const areInOrder = (spans: readonly Span[]): boolean =>
  spans.every((span, index) => {
    const before = spans[index - 1];
    return minutes(span[0]) < endOf(span) && (before === undefined || endOf(before) < minutes(span[0]));
  });

/** Whether a day is open from midnight to midnight. */
export const isAllDay = (spans: readonly Span[]): boolean =>
  spans.length === 1 && spans[0]![0] === "00:00" && spans[0]![1] === "00:00";

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, weekday: "short" });
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export type OpenState =
  | {
      readonly state: "open";
      /** 'HH:MM'; null when it stays open past midnight. */ readonly until: string | null;
    }
  | {
      readonly state: "closed";
      /** 'HH:MM' today; null when it opens no more today. */ readonly from: string | null;
    };

/** Which weekday it is in India. */
export const todayOf = (now: Date): Weekday => weekday.format(now).toLowerCase() as Weekday;

/**
 * Whether a company is open at a moment, by India's clock.
 * @returns null when its hours of that day are unknown: that is not closed
 */
export function openStateAt(hours: OpeningHours, now: Date): OpenState | null {
  const today = todayOf(now);
  const spans = hours[today];
  if (spans === undefined) return null;
  const at = minutes(clock.format(now));
  const current = spans.find((span) => minutes(span[0]) <= at && at < endOf(span));
  if (current !== undefined) {
    const goesOn = endOf(current) === DAY && nextDay(hours, today)?.[0]?.[0] === "00:00";
    return { state: "open", until: goesOn ? null : current[1] };
  }
  return { state: "closed", from: spans.find(([from]) => minutes(from) > at)?.[0] ?? null };
}

const nextDay = (hours: OpeningHours, day: Weekday): readonly Span[] | undefined =>
  hours[WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length]!];
