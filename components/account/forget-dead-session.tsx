"use client";

import { useEffect } from "react";
import { clearSession, hintedRole, SESSION_KEYS } from "@/lib/client/session-hint";

/**
 * On a page that the server shows to guests only: what local storage still keeps is of a session that has ended, unless
 * the hint says that another tab has signed in since.
 */
export function ForgetDeadSession() {
  useEffect(() => {
    try {
      const keeps = SESSION_KEYS.some((key) => window.localStorage.getItem(key) !== null);
      if (keeps && hintedRole() === null) clearSession();
    } catch {
      // storage is forbidden: nothing is kept
    }
  }, []);
  return null;
}
