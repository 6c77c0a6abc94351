"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { tidyQuery } from "@/components/search/tidy-query";

type Props = { action: string; label: string; className?: string; children: ReactNode };

/** On a screen that is touched its keyboard, and the opened bar, would cover what is found. */
function closeKeyboard(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && window.matchMedia("(pointer: coarse)").matches)
    activeElement.blur();
}

/** A search form: the browser's own GET form, and with JavaScript the same query without a new document. */
export function SearchForm({ action, label, className, children }: Props) {
  const { go } = useSearchNavigation();
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        closeKeyboard();
        const query = tidyQuery(new FormData(event.currentTarget));
        go(query.size > 0 ? `${action}?${query}` : action);
      }}
    >
      {children}
    </form>
  );
}
