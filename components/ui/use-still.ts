import { useSyncExternalStore } from "react";
import { watchMedia } from "@/components/ui/use-media";

const QUERY = "(prefers-reduced-motion: reduce)";
const watch = (changed: () => void) => watchMedia(QUERY, changed);
const never = () => () => undefined;

/**
 * Whether the person asked their system for no motion.
 * @param asked from when on it matters; until then, and on the server, the answer is true and nothing is drawn anew
 */
export const useStill = (asked: boolean): boolean =>
  useSyncExternalStore(
    asked ? watch : never,
    () => !asked || window.matchMedia(QUERY).matches,
    () => true,
  );
