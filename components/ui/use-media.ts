"use client";

import { useSyncExternalStore } from "react";

/**
 * Whether a media query holds, now and when it changes.
 * @param onServer what the page that the server makes takes it for
 */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const watched = window.matchMedia(query);
      watched.addEventListener("change", changed);
      return () => watched.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
