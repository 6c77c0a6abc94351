import type { Locale } from "@/lib/shared/locale";

/** The tag that numbers, dates and lists are formatted by. */
export const INTL_LOCALE: Readonly<Record<Locale, string>> = { en: "en-IN", hi: "hi-IN" };

/** Whose clock moments are told by, whatever the machine's and the visitor's. */
export const TIME_ZONE = "Asia/Kolkata";
