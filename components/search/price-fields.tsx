"use client";

import { useId, useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { Input } from "@/components/ui/input";
import { useEnteredBefore } from "@/components/ui/use-entered-before";
import { MAX_PRICE_RUPEES } from "@/lib/shared/limits";
import { readRupees } from "@/lib/shared/read-rupees";

type Props = {
  /** What the URL holds, also when it contradicts itself. */
  price: { min: string; max: string };
  /** What is shown has prices for different units. */
  unitsDiffer: boolean;
  /** Both bounds are sound and one of them is new. */
  onCommit: () => void;
};

/** A bound as a number: Infinity when it is not one, null when there is none. */
const bound = (text: string): number | null =>
  text.trim() === "" ? null : (readRupees(text) ?? Number.POSITIVE_INFINITY);

/** What is wrong with two bounds, if anything. */
export function priceProblem(min: string, max: string): "whole" | "order" | null {
  const [from, to] = [bound(min), bound(max)];
  if ((from ?? 0) > MAX_PRICE_RUPEES || (to ?? 0) > MAX_PRICE_RUPEES) return "whole";
  return from !== null && to !== null && from > to ? "order" : null;
}

/**
 * The price bounds (docs/product/texts-and-limits.md#what-is-checked): a blank one is no bound. They apply on Enter or
 * when left; bounds that
 * contradict each other say so here and ask for nothing.
 */
export function PriceFields({ price, unitsDiffer, onCommit }: Props) {
  const t = useTranslator();
  const id = useId();
  const [min, setMin] = useState(useEnteredBefore(`${id}priceMin`, price.min) ?? price.min);
  const [max, setMax] = useState(useEnteredBefore(`${id}priceMax`, price.max) ?? price.max);
  const [seen, setSeen] = useState(price);
  const [checked, setChecked] = useState(true);
  // Only the bound that the URL changed: the other one may be half typed when the results of the first arrive.
  if (seen.min !== price.min || seen.max !== price.max) {
    setSeen(price);
    if (seen.min !== price.min) setMin(price.min);
    if (seen.max !== price.max) setMax(price.max);
  }
  const problem = checked ? priceProblem(min, max) : null;
  /** Of two that contradict each other both are wrong, else the one that is no amount. */
  const isWrong = (value: string) =>
    problem === "order" || (problem === "whole" && priceProblem(value, "") === "whole");
  const commit = () => {
    setChecked(true);
    if (priceProblem(min, max) === null && (min !== price.min || max !== price.max)) onCommit();
  };
  const field = (
    name: string,
    label: string,
    placeholder: string,
    value: string,
    set: (text: string) => void,
  ) => (
    <div className="min-w-0">
      <label htmlFor={`${id}${name}`} className="mb-1 block text-xs text-ink-2">
        {label}
      </label>
      <Input
        id={`${id}${name}`}
        name={name}
        value={value}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        aria-invalid={isWrong(value) || undefined}
        aria-describedby={isWrong(value) ? `${id}problem` : undefined}
        onChange={(event) => {
          set(event.target.value);
          setChecked(false);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit();
        }}
      />
    </div>
  );
  return (
    <fieldset className="filter-part">
      <legend>{t("filters.price")}</legend>
      <div className="grid grid-cols-2 gap-2">
        {field("priceMin", t("filters.priceMin"), "0", min, setMin)}
        {field("priceMax", t("filters.priceMax"), t("filters.noLimit"), max, setMax)}
      </div>
      {problem === null ? null : (
        <p id={`${id}problem`} role="alert" className="text-xs font-medium text-bad">
          {problem === "order" ? t("filters.priceOrder") : t("filters.priceWhole")}
        </p>
      )}
      {unitsDiffer ? <p className="mt-1 text-xs text-ink-3">{t("filters.priceUnits")}</p> : null}
    </fieldset>
  );
}
