"use client";

import { useEffect, useState } from "react";
import { MAX_SUGGESTIONS, SUGGESTION_DEBOUNCE_MS } from "@/lib/shared/limits";

export type PlaceOption = { label: string; lat: number; lng: number };
export type Suggestions =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "ready"; items: readonly PlaceOption[]; attribution?: string | undefined };

/** What was found for a text; null: nothing could be. */
type Found = { text: string; items: readonly PlaceOption[] | null; attribution?: string };

const readyWith = ({ attribution }: Found, items: readonly PlaceOption[]): Suggestions => ({
  state: "ready",
  items,
  attribution,
});

const IDLE: Suggestions = { state: "idle" };

/**
 * Places whose names begin with a text, 250 ms after typing stops (spec.md section 9). A failure is silent: no list.
 * @param text null while nothing is to be suggested
 */
export function usePlaceSuggestions(text: string | null): Suggestions {
  const wanted = text?.trim() || null;
  const [found, setFound] = useState<Found>({ text: "", items: null });

  useEffect(() => {
    if (wanted === null) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: wanted, limit: String(MAX_SUGGESTIONS) });
      let answer: Pick<Found, "items" | "attribution"> = { items: null };
      try {
        const response = await fetch(`/api/v1/geocode/search?${query}`, { signal: abort.signal });
        if (response.ok) answer = (await response.json()) as typeof answer;
      } catch {
        // Suggestions are a help, not a need: the typed text still works (spec.md section 7).
      }
      if (!abort.signal.aborted) setFound({ text: wanted, ...answer });
    }, SUGGESTION_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  if (wanted === null) return IDLE;
  if (found.text !== wanted)
    return found.items?.length ? readyWith(found, found.items) : { state: "loading" };
  return found.items === null ? IDLE : readyWith(found, found.items);
}

/** The name of the place at a point; null when it cannot be had. */
export async function placeNameAt({ lat, lng }: { lat: number; lng: number }): Promise<string | null> {
  try {
    const response = await fetch(`/api/v1/geocode/reverse?lat=${lat}&lng=${lng}`);
    return response.ok ? ((await response.json()) as { label: string }).label : null;
  } catch {
    return null;
  }
}
