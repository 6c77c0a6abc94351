"use client";

import { useEffect, useRef, useState } from "react";
import type { LeaveQuestion } from "@/components/form/leave-question";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

type Asked = { readonly to: string | null; readonly Question: typeof LeaveQuestion };

/**
 * Asks before what was entered is left: by a link with a question of ours, by closing or reloading with the browser's own.
 * Back within the site asks nothing: no router can hold it. Of several on a page one asks.
 * @param isUnsaved there is something to lose
 * @param of what is lost: changes that would be saved, or what would be sent
 * @param onLeave it is given up
 */
export function UnsavedWork({
  isUnsaved,
  of = "unsaved",
  onLeave,
}: {
  isUnsaved: boolean;
  of?: "unsaved" | "unsent";
  onLeave?: () => void;
}) {
  /** Where somebody was about to go; the question is loaded for the first time it is asked. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (event.defaultPrevented || link === null) return;
      // A call or a mail leaves nothing, and some browsers ask all the same.
      if (!link.protocol.startsWith("http")) {
        isLeaving.current = true;
        setTimeout(() => (isLeaving.current = false));
      }
      if (!leavesBy(event, link)) return;
      event.preventDefault();
      // Before the router sees it.
      event.stopPropagation();
      isLeaving.current = false;
      const to = link.href;
      void import("@/components/form/leave-question").then(
        ({ LeaveQuestion }) => setAsked({ to, Question: LeaveQuestion }),
        // Without it the browser asks.
        () => window.location.assign(to),
      );
    };
    window.addEventListener("beforeunload", ask);
    document.addEventListener("click", hold, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", hold, { capture: true });
    };
  }, [isUnsaved]);

  if (asked === null) return null;
  const { to, Question } = asked;
  return (
    <Question
      of={of}
      open={to !== null}
      onStay={() => setAsked({ to: null, Question })}
      onLeave={() => {
        if (to === null) return;
        isLeaving.current = true;
        onLeave?.();
        // A whole new document: the link may lead to another area, with another script policy.
        window.location.assign(to);
      }}
    />
  );
}

/** Whether a press on a link takes this page away: not in another tab, and not within the page. */
function leavesBy(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !opensElsewhere(event);
  const isHere = link.origin === window.location.origin && (link.target === "" || link.target === "_self");
  const { pathname, search } = window.location;
  const isWithin = link.hash !== "" && link.pathname === pathname && link.search === search;
  return isPlain && isHere && !isWithin && !link.hasAttribute("download");
}
