"use client";

import { useEffect } from "react";
import type { Metric } from "web-vitals";
import type { VitalEvent } from "@/lib/schemas/vitals";
import { pageKindOf, type Vital } from "@/lib/shared/vitals";

/** The browser remembers what came before: the reporter can wait until the page is there and read. */
const AFTER_MS = 4_000;
const EARLIER = ["pointerdown", "keydown"] as const;

/** Once for a document: navigations within it are no loads. */
let begun = false;

/** Tells the server how fast this page was, when it is left; nothing about who visited it. */
export function VitalsReporter() {
  useEffect(() => {
    if (begun) return;
    const page = pageKindOf(location.pathname);
    const figures = new Map<string, VitalEvent>();
    const keep = ({ name, value, rating }: Metric) =>
      void figures.set(name, { page, metric: name as Vital, value, rating });
    const tell = () => {
      if (document.visibilityState !== "hidden") return;
      for (const figure of figures.values())
        navigator.sendBeacon?.(
          "/api/v1/vitals",
          new Blob([JSON.stringify(figure)], { type: "application/json" }),
        );
      figures.clear();
    };
    const begin = () => {
      stopWaiting();
      if (begun) return;
      begun = true;
      import("web-vitals").then(
        ({ onLCP, onINP, onCLS }) => {
          for (const measure of [onLCP, onINP, onCLS]) measure(keep);
          // After their own listeners, which settle the figures.
          document.addEventListener("visibilitychange", tell);
        },
        () => undefined,
      );
    };
    const timer = setTimeout(begin, AFTER_MS);
    const stopWaiting = () => {
      clearTimeout(timer);
      for (const event of EARLIER) removeEventListener(event, begin);
    };
    for (const event of EARLIER) addEventListener(event, begin, { passive: true });
    return stopWaiting;
  }, []);
  return null;
}
