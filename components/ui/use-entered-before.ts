import { useState } from "react";
import { useAlive } from "@/components/ui/use-alive";

/**
 * What somebody entered in an input before the page of the server came alive: a state begins with it, or it would be lost.
 * @param id of the input; undefined: none is asked
 * @returns null where nothing was, and in what the browser draws itself
 */
export function useEnteredBefore(id: string | undefined): string | null {
  const isAlive = useAlive();
  const [entered] = useState(() => {
    if (isAlive || id === undefined || typeof document === "undefined") return null;
    const input = document.getElementById(id);
    return input instanceof HTMLInputElement && input.value !== input.defaultValue ? input.value : null;
  });
  return entered;
}
