"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isShortlistKept } from "@/components/shortlist/is-shortlist-kept";
import type { Press, ShortlistTrayProps } from "@/components/shortlist/shortlist-tray";

type Tray = (props: ShortlistTrayProps & { onReady: (press: Press) => void }) => React.ReactNode;

/**
 * Brings the hearts of a page to life once the page itself is; until then, and without it, they are not seen. What does
 * their work is loaded where something is kept already, else when one is about to be pressed; a press that comes first is
 * told to it then.
 */
export function Shortlist(props: ShortlistTrayProps) {
  const [Tray, setTray] = useState<Tray | null>(null);
  const work = useRef<Press | null>(null);
  /** Pressed before there was anybody to tell. */
  const untold = useRef<HTMLElement[]>([]);

  // One listener for as long as the page lives: where one took over from another, a press between them would be lost.
  useEffect(() => {
    const page = document.documentElement.dataset;
    page.shortlist = ""; // hearts show while this is there
    const load = () =>
      import("@/components/shortlist/shortlist-tray").then(
        ({ ShortlistTray }) => setTray(() => ShortlistTray),
        () => {
          untold.current = [];
          delete page.shortlist; // a page without hearts is whole
        },
      );
    const heartOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>("[data-heart]") : null;
    const hear = (event: Event) => {
      const heart = heartOf(event);
      if (heart === null) return;
      const isPress = event.type === "click";
      if (work.current === null) {
        // A finger is lifted a tenth of a second after it came down, and a pointer comes before it presses.
        if (isPress) untold.current.push(heart);
        void load();
      } else if (isPress) work.current(heart);
    };
    const look = async () => {
      if (work.current === null && (await isShortlistKept())) await load();
    };
    void look();
    const over = new AbortController();
    const { signal } = over;
    for (const event of ["pointerover", "pointerdown", "focusin", "click"])
      document.addEventListener(event, hear, { signal });
    // Another tab, or the page before this one in the history, may have kept something.
    for (const event of ["focus", "pageshow"]) window.addEventListener(event, look, { signal });
    return () => {
      over.abort();
      delete page.shortlist;
    };
  }, []);

  const begin = useCallback((press: Press) => {
    work.current = press;
    for (const heart of untold.current.splice(0)) press(heart);
  }, []);
  return Tray === null ? null : <Tray {...props} onReady={begin} />;
}
