import { useEffect, useEffectEvent } from "react";
import { useLoaded } from "@/components/ui/use-loaded";

/** What tells that somebody is there: a mouse that moves, a finger, a key. */
const SIGNS = ["pointerover", "pointerdown", "focusin"];
/** Of a page that nobody touches, in ms: what it needs first has come by then. */
const REST_MS = 2000;

/**
 * A module that a page is whole without: loaded for the first sign of a person, or once the page has come to rest.
 * @param asked from when on it is wanted
 * @param restMs how long that is, in ms; 0: at once
 * @returns null until it is there; after a failure the next sign tries again
 */
export function useLoadedSoon<Module extends object>(
  load: () => Promise<Module>,
  asked: boolean,
  restMs = REST_MS,
): Module | null {
  const [loaded, want] = useLoaded(load);
  const ask = useEffectEvent(want);
  const isWaiting = asked && loaded === null;
  useEffect(() => {
    if (!isWaiting) return;
    const over = new AbortController();
    const wanted = () => ask();
    const timer = setTimeout(wanted, restMs);
    for (const sign of SIGNS) document.addEventListener(sign, wanted, { signal: over.signal });
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [isWaiting, restMs]);
  return loaded;
}
