"use client";

import { type RefObject, useEffect, useRef } from "react";

/** What the router has noted of a page, and the page's address. */
export type Noted = { readonly state: unknown; readonly path: string };

type Props = {
  path: string;
  /** Of the page that came first. */
  first: RefObject<Noted>;
};

/**
 * A page that comes without loading anew has the focus where a reader begins: at its content, not in the footer that it was
 * called from. Back, also to a part of a page, that page comes.
 */
export function FocusOfPages({ path, first }: Props) {
  // Another page may have come while this was loaded.
  const last = useRef(first.current.path);
  const isBack = useRef(false);
  const known = useRef(first.current);

  useEffect(() => {
    const note = () => {
      const { state } = window.history;
      if (state !== null) known.current = { state, path: window.location.pathname };
    };
    const pressed = () => {
      isBack.current = false;
      note();
    };
    // A step within the page fires it as well, and has no state yet.
    const back = ({ state }: PopStateEvent) => (isBack.current = state !== null);
    // The router does not know the steps that the browser makes within a page, as past the bar to its content: back at one
    // of them from another page it would leave that one standing.
    const know = () => {
      const { state, path } = known.current;
      if (window.history.state === null && path === window.location.pathname)
        window.history.replaceState(state, "", window.location.href);
    };
    note();
    know();
    document.addEventListener("click", pressed, { capture: true });
    window.addEventListener("popstate", back);
    window.addEventListener("hashchange", know);
    return () => {
      document.removeEventListener("click", pressed, { capture: true });
      window.removeEventListener("popstate", back);
      window.removeEventListener("hashchange", know);
    };
  }, []);

  useEffect(() => {
    const at = window.location.pathname;
    if (last.current === at) return;
    last.current = at;
    if (isBack.current || window.location.hash !== "") return;
    // Where the new page has given it, or in a bar that stays, it is where it belongs.
    if (document.activeElement?.matches("body, footer *"))
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
