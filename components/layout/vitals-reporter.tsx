"use client";

import { useEffect } from "react";

/** The browser remembers what came before: the reporter can wait until the page is there and read. */
const AFTER_MS = 4_000;
const EARLIER = ["pointerdown", "keydown"] as const;

/** Once for a document: navigations within it are no loads. */
let begun = false;

/** Tells the server how fast this page was, when it is left; nothing about who visited it. */
export function VitalsReporter() {
  useEffect(() => {
    if (begun) return;
    const path = location.pathname;
    const begin = () => {
      stopWaiting();
      if (begun) return;
      begun = true;
      import("@/components/layout/measure-vitals").then(
        ({ measureVitals }) => measureVitals(path),
        () => undefined,
      );
    };
    const over = new AbortController();
    const timer = setTimeout(begin, AFTER_MS);
    const stopWaiting = () => {
      over.abort();
      clearTimeout(timer);
    };
    for (const event of EARLIER) addEventListener(event, begin, { passive: true, signal: over.signal });
    return stopWaiting;
  }, []);
  return null;
}
