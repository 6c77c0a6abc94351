"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/**
 * Asks before what was entered and is not saved is left: by a link with a question of ours, by closing or reloading with
 * the browser's own. Back within the site asks nothing: no router can hold it. Of several on a page one asks.
 * @param isUnsaved there is something to lose
 */
export function UnsavedWork({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTranslator();
  /** Where somebody was about to go. */
  const [to, setTo] = useState<string | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (event.defaultPrevented || link === null || !leavesBy(event, link)) return;
      event.preventDefault();
      // Before the router sees it.
      event.stopPropagation();
      isLeaving.current = false;
      setTo(link.href);
    };
    window.addEventListener("beforeunload", ask);
    document.addEventListener("click", hold, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", hold, { capture: true });
    };
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={() => setTo(null)}
      title={t("unsaved.title")}
      description={t("unsaved.text")}
      tone="danger"
      texts={{ confirm: t("unsaved.leave"), busy: t("unsaved.leave"), cancel: t("unsaved.stay") }}
      onConfirm={async () => {
        if (to === null) return;
        isLeaving.current = true;
        // A whole new document: the link may lead to another area, with another script policy.
        window.location.assign(to);
      }}
    />
  );
}

/** Whether a press on a link takes this page away: not in another tab, and not within the page. */
function leavesBy(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isHere = link.origin === window.location.origin && (link.target === "" || link.target === "_self");
  const { pathname, search } = window.location;
  const isWithin = link.hash !== "" && link.pathname === pathname && link.search === search;
  return isPlain && isHere && !isWithin && !link.hasAttribute("download");
}
