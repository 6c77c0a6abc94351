"use client";

import { useEffect, useState } from "react";
import { SUGGESTION_DEBOUNCE_MS } from "@/lib/shared/limits";

export type Suggestions<Item> =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "ready"; items: readonly Item[]; attribution?: string | undefined };

/** What was found for a text; null: nothing could be. */
type Found<Item> = { text: string; items: readonly Item[] | null; attribution?: string };

const readyWith = <Item>({ attribution }: Found<Item>, items: readonly Item[]): Suggestions<Item> => ({
  state: "ready",
  items,
  attribution,
});

const IDLE = { state: "idle" } as const;

/**
 * What our server suggests for a text, 250 ms after typing stops (docs/product/texts-and-limits.md#numbers). A failure
 * is silent: no list.
 * @param text null while nothing is to be suggested
 * @param path of the operation with its query; `q` is added
 */
export function useSuggestions<Item>(text: string | null, path: string): Suggestions<Item> {
  const wanted = text?.trim() || null;
  const [found, setFound] = useState<Found<Item>>({ text: "", items: null });

  useEffect(() => {
    if (wanted === null) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      let answer: Pick<Found<Item>, "items" | "attribution"> = { items: null };
      try {
        const response = await fetch(`${path}&q=${encodeURIComponent(wanted)}`, { signal: abort.signal });
        if (response.ok) answer = (await response.json()) as typeof answer;
      } catch {
        // Suggestions are a help, not a need: the typed text still works (docs/product/search.md#places-and-distance).
      }
      if (!abort.signal.aborted) setFound({ text: wanted, ...answer });
    }, SUGGESTION_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, path]);

  if (wanted === null) return IDLE;
  if (found.text !== wanted)
    return found.items?.length ? readyWith(found, found.items) : { state: "loading" };
  return found.items === null ? IDLE : readyWith(found, found.items);
}
