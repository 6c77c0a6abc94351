"use client";

import type { ReactNode } from "react";
import { useClosingDetails } from "@/components/ui/use-closing-details";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

/**
 * The menu of small screens: a `details`, so it opens without JavaScript. With it, it also closes on Escape, on a
 * press outside and when the page changes.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useClosingDetails();

  return (
    <details
      ref={menu}
      className="group relative lg:hidden"
      onClick={(event) => {
        // A link to the page one is on changes no path.
        if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.open = false;
      }}
    >
      <summary
        aria-label={label}
        className={cn(
          buttonClass({ variant: "quiet", size: "icon" }),
          "list-none text-ink [&::-webkit-details-marker]:hidden",
        )}
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-5rem)] w-64 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-float">
        {children}
      </div>
    </details>
  );
}
