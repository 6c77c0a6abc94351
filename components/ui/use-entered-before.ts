import { useState } from "react";
import { useAlive } from "@/components/ui/use-alive";

/**
 * What somebody entered in an input before the page of the server came alive: a state begins with it, or it would be lost.
 * @param id of the input; undefined: none is asked
 * @param written what the server wrote in it. The element does not tell: React notes in it what a drawing begins with that
 *   it then gives up, to wait for a part.
 * @returns null where nothing was, and in what the browser draws itself
 */
export function useEnteredBefore(id: string | undefined, written: string): string | null {
  const isAlive = useAlive();
  const [entered] = useState(() => {
    if (isAlive || id === undefined || typeof document === "undefined") return null;
    const input = document.getElementById(id);
    return input instanceof HTMLInputElement && input.value !== written ? input.value : null;
  });
  return entered;
}
