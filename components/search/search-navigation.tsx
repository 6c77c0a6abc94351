"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useRef, useTransition } from "react";
import { cn } from "@/components/ui/cn";

type Navigation = {
  /** True from a press until the new results stand. */
  pending: boolean;
  /** Goes to another search of this page; `optimistic` runs in the same transition. */
  go: (href: string, optimistic?: () => void) => void;
};

const Context = createContext<Navigation | null>(null);

/** Shares one transition between filters, chips, sort and results, so that all of them know when new results come. */
export function SearchNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const top = useRef<HTMLDivElement>(null);
  const isGoing = useRef(false);

  useEffect(() => {
    if (pending || !isGoing.current) return;
    isGoing.current = false;
    // What was pressed went with the old results, as a chip does: the keyboard goes on from the new ones.
    if (document.activeElement === document.body)
      top.current?.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [pending]);

  const go: Navigation["go"] = (href, optimistic) => {
    isGoing.current = true;
    // Far down a long list new results would begin out of sight.
    if (top.current && top.current.getBoundingClientRect().top < -window.innerHeight)
      top.current.scrollIntoView();
    startTransition(() => {
      optimistic?.();
      router.push(href, { scroll: false });
    });
  };
  return (
    <Context value={{ pending, go }}>
      <div ref={top}>{children}</div>
    </Context>
  );
}

/** The navigation of the results page around; without one (the home page's search bar), the router's own. */
export function useSearchNavigation(): Navigation {
  const shared = useContext(Context);
  const router = useRouter();
  return shared ?? { pending: false, go: (href) => router.push(href) };
}

/** The results: dimmed and marked busy while new ones come, in the same place. */
export function PendingArea({ children, className }: { children: ReactNode; className?: string }) {
  const { pending } = useSearchNavigation();
  return (
    <div
      aria-busy={pending}
      className={cn("transition-opacity", pending && "pointer-events-none opacity-50", className)}
    >
      {children}
    </div>
  );
}
