"use client";

import { Menu, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/**
 * The menu of small screens: a `details`, so it opens without JavaScript. With it, it also closes on Escape, on a
 * press outside and when the page changes.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = usePathname();

  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [path]);

  useEffect(() => {
    const close = (event: PointerEvent | KeyboardEvent) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (details.contains(event.target as Node)) return;
      details.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);

  return (
    <details
      ref={menu}
      className="group relative md:hidden"
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
        <Menu aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute top-full right-0 mt-2 w-64 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 shadow-float">
        {children}
      </div>
    </details>
  );
}
