import { INTL_LOCALE, TIME_ZONE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

/** For a day or a time by itself, which no time zone may move. */
const PLAIN = { timeZone: "UTC" } as const;
/** For what happened at a moment. */
const MOMENT = { timeZone: TIME_ZONE } as const;
const TWENTY_FOUR_HOURS = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const STYLES = {
  /** 21 Nov */
  day: { ...PLAIN, day: "numeric", month: "short" },
  /** Sat, 21 Nov */
  weekdayAndDay: { ...PLAIN, weekday: "short", day: "numeric", month: "short" },
  /** 21 November 2026 */
  longDay: { ...PLAIN, dateStyle: "long" },
  /** Saturday */
  weekday: { ...PLAIN, weekday: "long" },
  /** 5:53 pm */
  time: { ...PLAIN, timeStyle: "short" },
  /** November 2026 */
  momentMonth: { ...MOMENT, month: "long", year: "numeric" },
  /** 21 Nov 2026 */
  momentDay: { ...MOMENT, dateStyle: "medium" },
  /** 21 Nov 2026, 5:53 pm */
  moment: { ...MOMENT, dateStyle: "medium", timeStyle: "short" },
  /** 21 Nov 2026, 17:53 */
  moment24: { ...MOMENT, day: "numeric", month: "short", year: "numeric", ...TWENTY_FOUR_HOURS },
  /** 21 November 2026 at 5:53 pm */
  longMoment: { ...MOMENT, dateStyle: "long", timeStyle: "short" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DateStyle = keyof typeof STYLES;

const HOUR_OF_DAY = { hour: "numeric", minute: "2-digit", dayPeriod: "long" } as const;
/** In Hindi the part of the day is said, in words: 'शाम 5:53' where a style by itself gives '5:53 pm'; and a month is not cut where it stands in a sentence. */
const IN_HINDI: { readonly [style in DateStyle]?: Intl.DateTimeFormatOptions } = {
  /** शाम 5:53 */
  time: { ...PLAIN, ...HOUR_OF_DAY },
  /** 21 नवंबर 2026 */
  momentDay: { ...MOMENT, day: "numeric", month: "long", year: "numeric" },
  /** 21 नव॰ 2026, शाम 5:53 */
  moment: { ...MOMENT, day: "numeric", month: "short", year: "numeric", ...HOUR_OF_DAY },
  /** 21 नवंबर 2026 को शाम 5:53 बजे */
  longMoment: { ...MOMENT, day: "numeric", month: "long", year: "numeric", ...HOUR_OF_DAY },
};

/** Made when first asked for: making one takes far longer than formatting with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date or time in words, in one of the product's styles. Not `createFormatter` of use-intl: most of these stand in
 * client components, where it would be 5 kB of script, compressed, for this one call.
 * @param value ISO 8601 or ms; of a plain style, in UTC: '2026-11-21' is a day
 * @throws RangeError where it is no date
 */
export function formatDate(locale: Locale, value: string | number | Date, style: DateStyle): string {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (format === undefined) {
    const options = (locale === "hi" ? IN_HINDI[style] : undefined) ?? STYLES[style];
    formats.set(key, (format = new Intl.DateTimeFormat(INTL_LOCALE[locale], options)));
  }
  return format.format(new Date(value));
}
