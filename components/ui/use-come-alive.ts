import { useEffect, useEffectEvent, useState } from "react";
import { useAlive } from "@/components/ui/use-alive";

/** Calls back once, when a page of the server has come alive: for what somebody did before. Not in what the browser draws itself. */
export function useComeAlive(comeAlive: () => void): void {
  const [isOfServer] = useState(!useAlive());
  const call = useEffectEvent(comeAlive);
  useEffect(() => {
    if (isOfServer) call();
  }, [isOfServer]);
}
