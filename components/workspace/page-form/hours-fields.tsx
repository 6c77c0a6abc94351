"use client";

import type { Ref } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { type DayEntry, type HoursEntry, NEW_SPAN } from "@/components/workspace/page-form/page-values";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { MAX_SPANS } from "@/lib/shared/company-page";
import { type Span, WEEKDAYS, type Weekday } from "@/lib/shared/opening-hours";

type Props = {
  /** Takes the focus when something is wrong with the hours. */
  ref: Ref<HTMLFieldSetElement>;
  value: HoursEntry;
  onChange: (value: HoursEntry) => void;
  errorOf: (day: Weekday) => string | undefined;
  days: Readonly<Record<Weekday, string>>;
};

const MONDAY_TO = ["tue", "wed", "thu", "fri", "sat"] as const;

/** When a company is open: each weekday by itself, Monday's for the rest of the week at one press. */
export function HoursFields({ ref, value, onChange, errorOf, days }: Props) {
  const t = useTranslator();
  const change = (day: Weekday, entry: DayEntry) => onChange({ ...value, [day]: entry });
  return (
    <fieldset ref={ref} tabIndex={-1} className="grid min-w-0 gap-2 rounded-md outline-none">
      <legend className="mb-1 text-sm font-medium">{t("pageForm.hours")}</legend>
      {WEEKDAYS.map((day) => (
        <div key={day} className="grid gap-1.5 border-t border-line pt-2">
          <Day name={days[day]} entry={value[day]} onChange={(entry) => change(day, entry)} />
          {errorOf(day) === undefined ? null : <FieldError>{errorOf(day)}</FieldError>}
          {day === "mon" && value.mon.state !== "unknown" ? (
            <Button
              variant="quiet"
              className="justify-self-start"
              onClick={() =>
                onChange({ ...value, ...Object.fromEntries(MONDAY_TO.map((other) => [other, value.mon])) })
              }
            >
              {t("pageForm.sameForWeek")}
            </Button>
          ) : null}
        </div>
      ))}
      <p className="text-xs text-ink-3">{t("pageForm.hoursHint")}</p>
    </fieldset>
  );
}

type DayProps = {
  name: string;
  entry: DayEntry;
  onChange: (entry: DayEntry) => void;
};

function Day({ name, entry, onChange }: DayProps) {
  const t = useTranslator();
  const { state, spans } = entry;
  const choose = (next: DayEntry["state"]) =>
    onChange({ state: next, spans: next === "open" && spans.length === 0 ? [NEW_SPAN] : spans });
  const setSpan = (index: number, span: Span) =>
    onChange({ state, spans: spans.map((one, place) => (place === index ? span : one)) });
  return (
    <div className="grid gap-2 sm:grid-cols-[9rem_10rem_1fr] sm:items-start">
      <span aria-hidden className="text-sm font-medium sm:pt-2.5 sm:font-normal">
        {name}
      </span>
      <Select
        aria-label={name}
        value={state}
        onChange={({ target }) => choose(target.value as DayEntry["state"])}
      >
        <option value="unknown">{t("pageForm.dayUnknown")}</option>
        <option value="open">{t("pageForm.dayOpen")}</option>
        <option value="closed">{t("pageForm.dayClosed")}</option>
      </Select>
      {state === "open" ? (
        <div className="grid gap-2">
          {spans.map(([from, to], index) => (
            <div key={index} className="flex items-center gap-2">
              <Input
                type="time"
                aria-label={t("pageForm.from", { day: name, n: index + 1 })}
                value={from}
                onChange={({ target }) => setSpan(index, [target.value, to])}
                className="max-w-36 min-w-0 flex-1 px-2!"
              />
              <span aria-hidden>–</span>
              <Input
                type="time"
                aria-label={t("pageForm.to", { day: name, n: index + 1 })}
                value={to}
                onChange={({ target }) => setSpan(index, [from, target.value])}
                className="max-w-36 min-w-0 flex-1 px-2!"
              />
            </div>
          ))}
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() =>
              onChange({ state, spans: spans.length < MAX_SPANS ? [...spans, ["", ""]] : spans.slice(0, 1) })
            }
          >
            {spans.length < MAX_SPANS ? t("pageForm.addBreak") : t("pageForm.removeBreak")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
