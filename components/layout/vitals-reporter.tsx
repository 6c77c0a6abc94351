"use client";

import { useEffect, useRef } from "react";
import { useLoadedSoon } from "@/components/ui/use-loaded-soon";

/** The browser remembers what came before: the reporter can wait until the page is there and read. */
const AFTER_MS = 4_000;

/** Once for a document: navigations within it are no loads. */
let begun = false;

/** Tells the server how fast this page was, when it is left; nothing about who visited it. */
export function VitalsReporter() {
  const path = useRef<string>(undefined);
  const loaded = useLoadedSoon(() => import("@/components/layout/measure-vitals"), true, AFTER_MS);
  useEffect(() => {
    path.current ??= location.pathname;
    if (loaded === null || begun) return;
    begun = true;
    loaded.measureVitals(path.current);
  }, [loaded]);
  return null;
}
