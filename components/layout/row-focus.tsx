"use client";

import { useEffect } from "react";

/** What the keyboard reaches in a row that scrolls sideways comes whole into sight: browsers leave it where an edge of it is. */
export function RowFocus() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      let row = target.parentElement;
      while (row !== null && getComputedStyle(row).overflowX !== "auto") row = row.parentElement;
      if (row !== null) target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
  return null;
}
