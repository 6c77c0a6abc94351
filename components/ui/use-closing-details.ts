"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";

const once = { capture: true, once: true } as const;

/** For a `details` that closes on Escape, on a press outside, when the focus goes on and when the page changes; Escape gives the focus back. */
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
    // Each menu its own: another one of the page hears the same press, and takes nothing of this one back.
    const swallow = (event: MouseEvent) => {
      if (event.detail === 0) return; // a key's
      event.preventDefault();
      event.stopPropagation();
    };
    const keepClick = () => document.removeEventListener("click", swallow, once);
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
        // The click that the press ends in closes the menu and does nothing else: no link beneath is followed.
        document.addEventListener("click", swallow, once);
      }
      details.open = false;
    };
    // Left open it would lie over what the keyboard goes on to.
    const leave = ({ target }: FocusEvent) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener("pointerdown", close, { signal });
    document.addEventListener("pointercancel", keepClick, { signal });
    document.addEventListener("keydown", close, { signal });
    document.addEventListener("focusin", leave, { signal });
    return () => over.abort();
  }, []);

  return menu;
}
