"use client";

import type { ReactNode } from "react";
import { useClosingDetails } from "@/components/ui/use-closing-details";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/**
 * The menu of small screens: a `details`, so it opens without JavaScript. With it, it also closes on Escape, on a
 * press outside, when the focus goes on and when the page changes.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useClosingDetails();

  return (
    <details
      ref={menu}
      className="mobile-menu group"
      onClick={(event) => {
        // A link to the page one is on changes no path.
        if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.open = false;
      }}
    >
      <summary aria-label={label} className={buttonClass({ variant: "quiet", size: "icon" })}>
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
