"use client";

import { useSyncExternalStore } from "react";

/** Calls back when a media query begins or ceases to hold. */
export function watchMedia(query: string, changed: () => void): () => void {
  const watched = window.matchMedia(query);
  watched.addEventListener("change", changed);
  return () => watched.removeEventListener("change", changed);
}

/**
 * Whether a media query holds, now and when it changes.
 * @param onServer what the page that the server makes takes it for
 */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => watchMedia(query, changed),
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
