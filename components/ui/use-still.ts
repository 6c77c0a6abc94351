import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";
const watch = (changed: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the person asked their system for no motion; true on the server, so that nothing moves before it is known. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
