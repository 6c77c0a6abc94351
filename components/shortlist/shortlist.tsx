"use client";

import { useEffect, useRef, useState } from "react";
import { isShortlistKept } from "@/components/shortlist/is-shortlist-kept";
import type { ShortlistTrayProps } from "@/components/shortlist/shortlist-tray";

type Tray = (props: ShortlistTrayProps) => React.ReactNode;

/**
 * Brings the hearts of a page to life once the page itself is; until then, and without it, they are not seen. What does
 * their work is loaded where something is kept already, else when one is about to be pressed; a press that comes first is
 * told to it then.
 */
export function Shortlist(props: ShortlistTrayProps) {
  const [Tray, setTray] = useState<Tray | null>(null);
  /** Pressed before there was anybody to hear it. */
  const unheard = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const page = document.documentElement.dataset;
    page.shortlist = ""; // hearts show while this is there
    return () => {
      delete page.shortlist;
    };
  }, []);

  useEffect(() => {
    if (Tray !== null) {
      for (const heart of unheard.current.splice(0)) heart.click();
      return;
    }
    const load = () =>
      import("@/components/shortlist/shortlist-tray").then(
        ({ ShortlistTray }) => setTray(() => ShortlistTray),
        () => {
          unheard.current = [];
          delete document.documentElement.dataset.shortlist; // a page without hearts is whole
        },
      );
    const look = () => void isShortlistKept().then((isKept) => (isKept ? load() : undefined));
    const heartOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>("[data-heart]") : null;
    // A finger is lifted a tenth of a second later, and a pointer comes before it presses.
    const prepare = (event: Event) => void (heartOf(event) !== null && load());
    const press = (event: Event) => {
      const heart = heartOf(event);
      if (heart === null) return;
      unheard.current.push(heart);
      void load();
    };
    look();
    const omens = ["pointerover", "pointerdown", "focusin"];
    for (const omen of omens) document.addEventListener(omen, prepare);
    document.addEventListener("click", press);
    // Another tab, or the page before this one in the history, may have kept something.
    for (const event of ["focus", "pageshow"]) window.addEventListener(event, look);
    return () => {
      for (const omen of omens) document.removeEventListener(omen, prepare);
      document.removeEventListener("click", press);
      for (const event of ["focus", "pageshow"]) window.removeEventListener(event, look);
    };
  }, [Tray]);

  return Tray === null ? null : <Tray {...props} />;
}
