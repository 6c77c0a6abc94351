"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import {
  type Navigation,
  NavigationContext,
  useSearchNavigation,
} from "@/components/search/use-search-navigation";

/** Shares one transition between filters, chips, sort and results, so that all of them know when new results come. */
export function SearchNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [isOffline, setOffline] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const isGoing = useRef(false);
  /** The select that was changed last, and has the focus since. */
  const changed = useRef<Element | null>(null);

  useEffect(() => {
    if (pending || !isGoing.current) return;
    isGoing.current = false;
    // What was pushed is there: only then may the next one stand in its place.
    changed.current = document.activeElement?.closest("select") ?? null;
    // What was pressed went with the old results, as a chip does: the keyboard goes on from the new ones.
    if (document.activeElement === document.body)
      top.current?.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [pending]);

  useEffect(() => {
    const forget = () => (changed.current = null);
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, []);

  const go: Navigation["go"] = (href, optimistic) => {
    // The router would leave this page for the browser's own, which has nothing to read.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    isGoing.current = true;
    // Far down a long list new results would begin out of sight.
    if (top.current && top.current.getBoundingClientRect().top < -window.innerHeight)
      top.current.scrollIntoView();
    // The arrow keys go through a select's options: one step back leads before all of them.
    const select = document.activeElement?.closest("select") ?? null;
    const isAgain = select !== null && select === changed.current;
    startTransition(() => {
      optimistic?.();
      router[isAgain ? "replace" : "push"](href, { scroll: false });
    });
  };
  return (
    <NavigationContext value={{ pending, isOffline, go }}>
      <div
        ref={top}
        data-pending={pending || undefined}
        onBlur={() => (changed.current = null)}
        onPointerDown={() => (changed.current = null)}
      >
        {children}
      </div>
    </NavigationContext>
  );
}

type PendingProps = {
  loading: string;
  offline: string;
  /** What was found, for whoever listens: after each change anew, also where it is the same. */
  found: string;
  children: ReactNode;
  className?: string;
};

/** The results: dimmed and marked busy while new ones come, in the same place, and that said over them. */
export function PendingArea({ loading, offline, found, children, className }: PendingProps) {
  const { pending, isOffline } = useSearchNavigation();
  const said = pending ? loading : isOffline ? offline : null;
  return (
    <div className={className}>
      {/* Over the hearts and pause buttons of the cards, which come later in the page; below the bar at the top. */}
      <div className="search-pending">
        {/* Said while the drawer of filters lies over it, too: of the rest of the page readers hear only what is marked live. */}
        <p role="status" aria-live="polite" className={said === null ? "sr-only" : "said-over"}>
          {said ?? found}
        </p>
      </div>
      <div aria-busy={pending} className="pending-area">
        {children}
      </div>
    </div>
  );
}
