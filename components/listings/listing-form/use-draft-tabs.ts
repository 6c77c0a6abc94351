"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import { deleteDrafts, readDrafts, writeDrafts } from "@/components/listings/listing-form/draft-store";
import { draftTabs, FIRST_TABS, hasDrafts } from "@/components/listings/listing-form/draft-tabs";
import { LOGOUT_EVENT } from "@/lib/api/session";
import { onSignedOutElsewhere } from "@/lib/api/session-store";

const SAVE_DEBOUNCE_MS = 300;

/**
 * The forms of Create Listing, kept on this device per user through reloads, pictures included, and deleted at
 * sign-out (decisions.md section 4). `ready` once the kept ones were read; `restored` when there were any.
 */
export function useDraftTabs(userId: string) {
  const [state, act] = useReducer(draftTabs, FIRST_TABS);
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const unsaved = useRef<(() => Promise<void>) | null>(null);
  const signedOut = useRef(false);

  useEffect(() => {
    let current = true;
    void readDrafts(userId).then((saved) => {
      if (!current) return;
      if (saved) act({ do: "restore", saved });
      setRestored(saved !== undefined && hasDrafts(saved));
      setReady(true);
    });
    return () => void (current = false);
  }, [userId]);

  useEffect(() => {
    if (!ready || signedOut.current) return;
    const save = () => {
      unsaved.current = null;
      return signedOut.current
        ? Promise.resolve()
        : writeDrafts(userId, { tabs: state.tabs, active: state.active });
    };
    unsaved.current = save;
    const timer = setTimeout(() => void save(), SAVE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [state, ready, userId]);

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

  return { ...state, act, ready, restored };
}
