"use client";

import { useSyncExternalStore } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import type { OpeningHours } from "@/lib/shared/opening-hours";
import { openStateAt } from "@/lib/shared/opening-hours";

type Props = {
  hours: OpeningHours;
  /** Each time of the hours as people read it: '18:00' is '6:00 pm'. */
  times: Readonly<Record<string, string>>;
};

const MINUTE_MS = 60_000;
const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
};
const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

/**
 * Whether a company is open, by the reader's clock in India's time: the page itself is kept, and would lie an hour later.
 * Empty until the browser knows, and where the hours of today are unknown.
 */
export function OpenNow({ hours, times }: Props) {
  const t = useTranslator();
  const minute = useSyncExternalStore(everyMinute, minuteNow, () => null);
  const now = minute === null ? null : openStateAt(hours, new Date(minute * MINUTE_MS));
  if (now === null) return null;
  const isOpen = now.state === "open";
  const time = isOpen ? now.until : now.from;
  const text = isOpen
    ? time === null
      ? t("openNow.open")
      : t("openNow.openUntil", { time: times[time] ?? time })
    : time === null
      ? t("openNow.closed")
      : t("openNow.opensAt", { time: times[time] ?? time });
  return (
    <span data-open={now.state} className={isOpen ? "font-medium text-ok" : "font-medium text-ink-2"}>
      {" · "}
      {text}
    </span>
  );
}
