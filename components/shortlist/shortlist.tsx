"use client";

import { useEffect, useState } from "react";
import { isShortlistKept } from "@/components/shortlist/is-shortlist-kept";
import type { ShortlistTrayProps } from "@/components/shortlist/shortlist-tray";

type Tray = (props: ShortlistTrayProps) => React.ReactNode;

/**
 * Brings the hearts of a page to life once the page itself is; until then, and without it, they are not seen. On pages
 * without hearts, what does it is loaded only where something is kept.
 */
export function Shortlist(props: ShortlistTrayProps) {
  const [Tray, setTray] = useState<Tray | null>(null);
  useEffect(() => {
    const watch = new MutationObserver(() => findHeart());
    const load = () => {
      watch.disconnect();
      import("@/components/shortlist/shortlist-tray").then(
        ({ ShortlistTray }) => setTray(() => ShortlistTray),
        () => {}, // A page without hearts is whole.
      );
    };
    const findHeart = () => document.querySelector("[data-heart]") !== null && load();
    watch.observe(document.body, { childList: true, subtree: true });
    findHeart();
    void isShortlistKept().then((isKept) => isKept && load());
    return () => watch.disconnect();
  }, []);
  return Tray === null ? null : <Tray {...props} />;
}
