"use client";

import { useEffect } from "react";
import type { SearchEvent } from "@/lib/schemas/search-event";

/** Counted by this document already: Back and another page of the same words are no new search. */
const counted = new Set<string>();

/**
 * Tells the server that these words were searched for, and what that led to: the server sums it up and keeps nothing
 * about who asked. Here, because an answer that is kept never reaches the application.
 */
export function CountSearch(event: SearchEvent) {
  const { q, place, step, results } = event;
  useEffect(() => {
    const key = `${q}\n${place}`;
    if (counted.has(key)) return;
    counted.add(key);
    const body = JSON.stringify({ q, place, step, results } satisfies SearchEvent);
    navigator.sendBeacon?.("/api/v1/search-events", new Blob([body], { type: "application/json" }));
  }, [q, place, step, results]);
  return null;
}
