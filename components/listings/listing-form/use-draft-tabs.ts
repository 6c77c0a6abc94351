"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import { deleteDrafts, readDrafts, writeDrafts } from "@/components/listings/listing-form/draft-store";
import {
  type DraftAction,
  type DraftTabs,
  draftTabs,
  firstTabs,
  hasDrafts,
} from "@/components/listings/listing-form/draft-tabs";
import type { ListingDraft } from "@/components/listings/listing-form/listing-values";
import { LOGOUT_EVENT, onSignedOutElsewhere } from "@/lib/client/session-hint";

const SAVE_DEBOUNCE_MS = 300;

/**
 * The forms of Create Listing, kept on this device per user through reloads, pictures included, and deleted at
 * sign-out (docs/product/listings.md#drafts). `ready` once the kept ones were read; `restored` when there were any;
 * `lost` while something is entered that this device refuses to keep.
 * @param blank what a form begins with; the same object in every render
 */
export function useDraftTabs(userId: string, blank: ListingDraft) {
  const [state, act] = useReducer(
    (before: DraftTabs, action: DraftAction) => draftTabs(before, action, blank),
    firstTabs(blank),
  );
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const unsaved = useRef<(() => Promise<void>) | null>(null);
  const signedOut = useRef(false);

  useEffect(() => {
    let current = true;
    void readDrafts(userId).then((saved) => {
      if (!current) return;
      if (saved) act({ do: "restore", saved });
      setRestored(saved !== undefined && hasDrafts(saved, blank));
      setReady(true);
    });
    return () => void (current = false);
  }, [userId, blank]);

  useEffect(() => {
    if (!ready || signedOut.current) return;
    const hasAny = hasDrafts(state, blank);
    const save = async () => {
      unsaved.current = null;
      if (signedOut.current) return;
      if (!hasAny) return deleteDrafts();
      setRefused(!(await writeDrafts(userId, { tabs: state.tabs, active: state.active })));
    };
    unsaved.current = save;
    // One that was sent must not come back to who leaves at once.
    const timer = setTimeout(() => void save(), hasAny ? SAVE_DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [state, ready, userId, blank]);

  useEffect(() => {
    const flush = () => void unsaved.current?.();
    const forget = () => {
      signedOut.current = true;
      void deleteDrafts();
    };
    window.addEventListener("pagehide", flush);
    window.addEventListener(LOGOUT_EVENT, forget);
    const stop = onSignedOutElsewhere(forget);
    return () => {
      flush();
      window.removeEventListener("pagehide", flush);
      window.removeEventListener(LOGOUT_EVENT, forget);
      stop();
    };
  }, []);

  return { ...state, act, ready, restored, lost: isRefused && hasDrafts(state, blank) };
}
