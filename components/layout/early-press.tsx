"use client";

import { useEffect, useLayoutEffect } from "react";

// Free of quotes and of the signs HTML escapes, as that of HintScript.
const CODE =
  "document.onclick=function(e){const found=e.target.closest(`[type=button]`);if(found)document.early=found,found.ariaBusy=true}";

/**
 * A button that is pressed before the page has come alive is pressed again when it has, the last one only; until then it
 * says to be busy. Where the policy lets inline scripts run, and behind all that it stands for: effects run in their order.
 */
export function EarlyPress() {
  // At once, because from here on a button hears each press itself.
  useLayoutEffect(() => {
    document.onclick = null;
  }, []);
  useEffect(() => {
    const page: Document & { early?: HTMLElement } = document;
    page.early?.removeAttribute("aria-busy");
    page.early?.click();
    delete page.early;
  }, []);
  return <script>{CODE}</script>;
}
