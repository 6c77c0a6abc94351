"use client";

import { Search } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { TABLE_DEBOUNCE_MS } from "@/components/admin/table/table-query";
import { Input } from "@/components/ui/input";

type Props = {
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/**
 * A search above a table: searches 200 ms after the last key, at once on Enter
 * (docs/product/texts-and-limits.md#numbers).
 */
export function SearchField({ label, hint, value, onSearch, className }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  // Set from outside (Back, 'Clear filters'): the field follows, unless it holds the same with spaces around.
  if (value !== last) {
    setLast(value);
    if (typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), TABLE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <div className={className}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <Input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          placeholder={hint}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              onSearch(typed.trim());
            }
          }}
          className="pl-9"
        />
      </div>
    </div>
  );
}
