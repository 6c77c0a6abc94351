"use client";

import { type RefObject, useEffect, useRef } from "react";

/** What the router has noted of a page, and the page's address. */
export type Noted = { readonly state: unknown; readonly path: string };

/** The link that led away from a page, by its address and which one of those with that address it is. */
type Left = { href: string; nth: number };

type Props = {
  path: string;
  /** Of the page that came first. */
  first: RefObject<Noted>;
};

const linksTo = (href: string) =>
  document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`);
const here = () => window.location.pathname + window.location.search;

/**
 * A page that comes without loading anew has the focus where a reader begins: at its content, not in the footer that it was
 * called from. Back, also to a part of a page, that page comes, with the focus on the link that led away.
 */
export function FocusOfPages({ path, first }: Props) {
  const last = useRef(path);
  const isBack = useRef(false);
  const known = useRef(first.current);
  const left = useRef(new Map<string, Left>());

  useEffect(() => {
    const note = () => {
      const { state } = window.history;
      if (state !== null) known.current = { state, path: window.location.pathname };
    };
    const remember = ({ target }: MouseEvent) => {
      isBack.current = false;
      note();
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main a[href]") : null;
      if (link === null) return;
      const href = link.getAttribute("href")!;
      left.current.set(here(), { href, nth: [...linksTo(href)].indexOf(link) });
    };
    // A step within the page fires it as well, and has no state yet.
    const back = ({ state }: PopStateEvent) => (isBack.current = state !== null);
    // The router does not know the steps that the browser makes within a page, as past the bar to its content: back at one
    // of them from another page it would leave that one standing.
    const know = () => {
      const { state, path } = known.current;
      if (window.history.state !== null || path !== window.location.pathname) return;
      // The content as a whole is no place of its own: back there, it would take the focus from the link.
      const part = window.location.hash === "#main" ? "" : window.location.hash;
      window.history.replaceState(state, "", here() + part);
    };
    note();
    know();
    document.addEventListener("click", remember, { capture: true });
    window.addEventListener("popstate", back);
    window.addEventListener("hashchange", know);
    return () => {
      document.removeEventListener("click", remember, { capture: true });
      window.removeEventListener("popstate", back);
      window.removeEventListener("hashchange", know);
    };
  }, []);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // Where the new page has given it, or in a bar that stays, it is where it belongs.
    if (!document.activeElement?.matches("body, #main, footer *")) return;
    if (!isBack.current) {
      if (window.location.hash === "") document.getElementById("main")?.focus({ preventScroll: true });
      return;
    }
    const link = left.current.get(here());
    if (link === undefined) return;
    const restore = () => {
      const found = linksTo(link.href)[link.nth];
      found?.focus({ preventScroll: true });
      return found !== undefined;
    };
    if (restore()) return;
    // Rows that were loaded one by one come a moment later; whoever does something meanwhile is elsewhere.
    const rows = new MutationObserver(() => restore() && stop());
    const stop = () => {
      rows.disconnect();
      document.removeEventListener("keydown", stop);
      document.removeEventListener("pointerdown", stop);
    };
    rows.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("keydown", stop);
    document.addEventListener("pointerdown", stop);
    return stop;
  }, [path]);

  return null;
}
