"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { ActivityEvent } from "@/lib/schemas/activity";
import type { ActivityKind, ActivitySubject } from "@/lib/shared/activity";

/** Counted by this document already: Back, and a number pressed twice, are nothing new. */
const counted = new Set<string>();

/** A listing's or a company's page, in either language. */
const PAGE = /^(?:\/hi)?\/(services|company)\/[^/]*?([0-9a-hjkmnp-tv-z]{16})\/?$/;

function tell(subject: ActivitySubject, id: string, kind: ActivityKind): void {
  const body = JSON.stringify({ subject, id, kind } satisfies ActivityEvent);
  if (counted.has(body)) return;
  counted.add(body);
  navigator.sendBeacon?.("/api/v1/activity", new Blob([body], { type: "application/json" }));
}

function tellPage(path: string, kind: ActivityKind): void {
  const [, room, id] = PAGE.exec(path) ?? [];
  if (id !== undefined) tell(room === "company" ? "company" : "listing", id, kind);
}

/** Of the card or row it stands in, else of the page. */
function tellPress({ target }: MouseEvent): void {
  const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
  const kind = href?.startsWith("tel:") ? "call" : href?.startsWith("https://wa.me/") ? "whatsApp" : null;
  if (kind === null) return;
  const row = (target as Element).closest<HTMLElement>(".listing, [data-listing]");
  const listing = row?.dataset.listing ?? row?.querySelector<HTMLElement>("[data-heart]")?.dataset.heart;
  if (listing === undefined) tellPage(location.pathname, kind);
  else tell("listing", listing, kind);
}

/**
 * Tells the server that a listing's or a company's page was opened, or a number pressed, so that its provider knows how
 * many did; nothing about who. Here, because an answer that is kept never reaches the application.
 */
export function ActivityReporter() {
  const path = usePathname();
  useEffect(() => tellPage(path, "view"), [path]);
  useEffect(() => {
    document.addEventListener("click", tellPress);
    return () => document.removeEventListener("click", tellPress);
  }, []);
  return null;
}
