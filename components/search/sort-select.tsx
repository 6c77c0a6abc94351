"use client";

import { useOptimistic } from "react";
import { FILTER_FORM } from "@/components/search/filter-panel";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";

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
  return (
    <div className="sort">
      <label htmlFor="sort">{label}</label>
      <Select
        id="sort"
        name="sort"
        form={FILTER_FORM}
        value={shown}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) go(chosen.href, () => show(chosen.value));
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="text-ink">
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
