"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * The row that tabs stand in; it scrolls sideways by itself on a phone, and begins with the chosen one in sight.
 * @param current changes with what is chosen
 */
export function TabRow({ current, children }: { current: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [list, tab] = [row.current!, row.current!.querySelector("[aria-current]")];
    if (tab === null) return;
    const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  }, [current]);
  return (
    <ul ref={row} className="flex overflow-x-auto border-b border-line [scrollbar-width:none]">
      {children}
    </ul>
  );
}
