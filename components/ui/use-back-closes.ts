import { useEffect, useEffectEvent } from "react";

/** https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-interface, which TypeScript does not know yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void };
type WithCloseWatcher = { CloseWatcher?: new () => CloseWatcher };

/** On a phone: 'Back' closes what lies over the page, as it does in an app, and does not leave the page. Where the browser can. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window as WithCloseWatcher;
    if (!open || CloseWatcher === undefined || !matchMedia("(pointer: coarse)").matches) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => closed();
    return () => watcher.destroy();
  }, [open]);
}
