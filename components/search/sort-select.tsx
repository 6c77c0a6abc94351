"use client";

import { useOptimistic, useRef } from "react";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { useComeAlive } from "@/components/ui/use-come-alive";
import { FILTER_FORM } from "@/lib/schemas/search-form";

type Props = {
  label: string;
  apply: string;
  /** The sort in use; the page's own default is the empty value. */
  value: string;
  options: readonly { value: string; label: string; href: string }[];
};

/** The order of the results: goes to the same search in another order. Without JavaScript it belongs to the filters' form. */
export function SortSelect({ label, apply, value, options }: Props) {
  const { go } = useSearchNavigation();
  const [shown, show] = useOptimistic(value);
  const select = useRef<HTMLSelectElement>(null);
  const order = (by: string) => {
    const chosen = options.find((option) => option.value === by);
    if (chosen) go(chosen.href, () => show(chosen.value));
  };
  useComeAlive(() => {
    const chosen = select.current?.selectedOptions[0];
    if (chosen && !chosen.defaultSelected) order(chosen.value);
  });
  return (
    <div className="sort">
      <label htmlFor="sort">{label}</label>
      <Select
        id="sort"
        name="sort"
        form={FILTER_FORM}
        value={shown}
        ref={select}
        autoComplete="off"
        onChange={(event) => order(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Icon name="arrow-down-up" />
      <noscript>
        <button type="submit" form={FILTER_FORM} className={buttonClass({ variant: "line" })}>
          {apply}
        </button>
      </noscript>
    </div>
  );
}
