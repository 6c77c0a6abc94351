"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";

/** The click that a press outside ends in closes the menu and does nothing else: no link beneath is followed. */
function swallow(event: MouseEvent) {
  if (event.detail === 0) return; // a key's
  event.preventDefault();
  event.stopPropagation();
}
const once = { capture: true, once: true } as const;
const keepClick = () => document.removeEventListener("click", swallow, once);

/** For a `details` that closes on Escape, on a press outside and when the page changes; Escape gives the focus back. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = usePathname();

  const shown = useRef(path);
  useEffect(() => {
    // Not of the page it was opened on: that may have been before this ran.
    if (menu.current && shown.current !== path) menu.current.open = false;
    shown.current = path;
  }, [path]);

  useEffect(() => {
    const close = (event: PointerEvent | KeyboardEvent) => {
      // Of the press before, which ended in no click: it was a scroll, or held.
      if (!(event instanceof KeyboardEvent)) keepClick();
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else {
        if (details.contains(event.target as Node)) return;
        document.addEventListener("click", swallow, once);
      }
      details.open = false;
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener("pointerdown", close, { signal });
    document.addEventListener("pointercancel", keepClick, { signal });
    document.addEventListener("keydown", close, { signal });
    return () => over.abort();
  }, []);

  return menu;
}
