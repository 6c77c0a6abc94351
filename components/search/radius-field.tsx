"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Range } from "@/components/ui/range";
import { useComeAlive } from "@/components/ui/use-come-alive";
import { useEnteredBefore } from "@/components/ui/use-entered-before";
import { DEFAULT_RADIUS_KM, MAX_RADIUS_KM, MIN_RADIUS_KM } from "@/lib/shared/limits";

/** A slider is dragged through many values: the search waits until it rests, ms. */
const SLIDER_REST_MS = 350;

type Props = {
  id: string;
  /** Undefined beside a place: any distance. */
  radiusKm: number | undefined;
  disabled: boolean;
  onRest: (radiusKm: number) => void;
  /** The place stays, and filters nothing. */
  onAnyDistance: () => void;
};

/** How far around the place: 1 to 100 km by one, 25 at first (docs/product/texts-and-limits.md#what-is-checked). */
export function RadiusField({ id, radiusKm, disabled, onRest, onAnyDistance }: Props) {
  const t = useTranslator();
  // Any distance stands at the far end.
  const unset = disabled ? DEFAULT_RADIUS_KM : MAX_RADIUS_KM;
  const before = useEnteredBefore(id, String(Math.round(radiusKm ?? unset)));
  const [value, setValue] = useState(before === null ? radiusKm : Number(before));
  const [seen, setSeen] = useState(radiusKm);
  if (seen !== radiusKm) {
    setSeen(radiusKm);
    setValue(radiusKm);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = (next: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onRest(next), SLIDER_REST_MS);
  };
  useComeAlive(() => {
    if (before !== null) rest(Number(before));
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = value === undefined ? t("filters.anyDistance") : t("filters.km", { km: value });
  return (
    <>
      <p className="flex justify-between text-sm">
        <label htmlFor={id}>{t("filters.radius")}</label>
        <output htmlFor={id} className={cn("tabular-nums", disabled ? "text-ink-3" : "font-semibold")}>
          {disabled ? t("filters.km", { km: DEFAULT_RADIUS_KM }) : text}
        </output>
      </p>
      <Range
        id={id}
        // A pair without a radius filters nothing: the slider joins the form once it was moved.
        name={radiusKm === undefined ? undefined : "radiusKm"}
        min={MIN_RADIUS_KM}
        max={MAX_RADIUS_KM}
        step={1}
        value={Math.round(value ?? unset)}
        disabled={disabled}
        aria-valuetext={text}
        aria-describedby={disabled ? `${id}hint` : undefined}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          setValue(next);
          rest(next);
        }}
      />
      <p className="-mt-2 flex justify-between text-xs text-ink-3" aria-hidden>
        <span>{t("filters.km", { km: MIN_RADIUS_KM })}</span>
        <span>{t("filters.km", { km: MAX_RADIUS_KM })}</span>
      </p>
      {disabled ? (
        <p id={`${id}hint`} className="text-xs text-ink-3">
          {t("filters.placeFirst")}
        </p>
      ) : null}
      {disabled || radiusKm === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            // It goes, and the keyboard goes on from here.
            document.getElementById(id)?.focus();
            onAnyDistance();
          }}
          className={cn(
            buttonClass({ variant: "quiet" }),
            "-my-1.5 -ml-4 justify-self-start noscript:hidden",
          )}
        >
          {t("filters.anyDistance")}
        </button>
      )}
      {!disabled && radiusKm === undefined ? (
        <noscript>
          <select
            name="radiusKm"
            aria-label={t("filters.radius")}
            className="min-h-touch w-full rounded-md border border-line-strong bg-surface px-3"
          >
            <option value="">{t("filters.anyDistance")}</option>
            {[5, 10, 25, 50, 100].map((km) => (
              <option key={km} value={km}>
                {t("filters.km", { km: km })}
              </option>
            ))}
          </select>
        </noscript>
      ) : null}
    </>
  );
}
