"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect } from "react";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

/**
 * Follows every `PageLink` by the router. One listener for all of them: a page has a hundred links, and each of Next's own
 * takes seven hooks to draw and to bring to life, and all of them 3 kB of script (docs/decisions/069).
 */
export function SoftNavigation() {
  const { push } = useRouter();
  // At once when the page is taken over, as a link of React's would.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      // What a part of the page has done with the press comes first: React's listeners were there before this one.
      if (event.defaultPrevented || opensElsewhere(event)) return;
      const link = event.target instanceof Element ? event.target.closest("a[data-soft]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      push(link.href, { scroll: link.dataset.soft !== "still" });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [push]);
  return null;
}
