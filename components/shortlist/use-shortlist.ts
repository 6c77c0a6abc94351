import { useCallback, useEffect, useState } from "react";
import {
  forgetShortlist,
  NOTHING_KEPT,
  readShortlist,
  type Shortlist,
  toggle,
} from "@/components/shortlist/shortlist-store";
import { LOGOUT_EVENT, onSignedOutElsewhere } from "@/lib/client/session-hint";

/** The place the results on the page are around: 'lat,lng'. */
const placeOfPage = (): string | null =>
  document.querySelector<HTMLElement>("[data-from]")?.dataset.from ?? null;

/** Tells every heart of the page whether it is pressed, those too that come later. */
function useHearts(ids: readonly string[]): void {
  useEffect(() => {
    const mark = () => {
      for (const heart of document.querySelectorAll<HTMLElement>("[data-heart]")) {
        const pressed = String(ids.includes(heart.dataset.heart!));
        if (heart.getAttribute("aria-pressed") !== pressed) heart.setAttribute("aria-pressed", pressed);
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [ids]);
}

/**
 * The shortlist of this device, changed by `press` on a heart of the page; gone at sign-out, in this tab or another.
 * @param onRemoved hears which listing a heart has taken off
 */
export function useShortlist(onRemoved?: (id: string) => void) {
  const [kept, setKept] = useState<Shortlist>(NOTHING_KEPT);
  /** Whether the last press found it full. */
  const [refused, setRefused] = useState(false);
  const forget = () => {
    setKept(NOTHING_KEPT);
    setRefused(false);
    void forgetShortlist();
  };
  useHearts(kept.ids);

  useEffect(() => {
    const read = () => void readShortlist().then(setKept);
    read();
    // Another tab, or the page before this one in the history, may have changed it.
    for (const event of ["focus", "pageshow"]) window.addEventListener(event, read);
    window.addEventListener(LOGOUT_EVENT, forget);
    const stop = onSignedOutElsewhere(forget);
    return () => {
      for (const event of ["focus", "pageshow"]) window.removeEventListener(event, read);
      window.removeEventListener(LOGOUT_EVENT, forget);
      stop();
    };
  }, []);

  const press = useCallback(
    async (heart: HTMLElement) => {
      const id = heart.dataset.heart!;
      const wasOn = heart.getAttribute("aria-pressed") === "true";
      const next = await toggle(id, placeOfPage());
      setKept(next);
      setRefused(!wasOn && !next.ids.includes(id));
      if (wasOn) onRemoved?.(id);
    },
    [onRemoved],
  );

  return { kept, refused, press, forget };
}
