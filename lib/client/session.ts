import { storedTokens } from "@/lib/client/session-store";
import { clearSession, LOGOUT_EVENT } from "@/lib/client/session-hint";
import { forgetDrafts } from "@/lib/client/tab-draft";
import { DRAFTS_DATABASE, RECENT_SEARCHES_DATABASE, SHORTLIST_DATABASE } from "@/lib/client/device-databases";

const SIGN_OUT_TIMEOUT_MS = 5_000;

let ending: Promise<void> | null = null;

/**
 * Signs out: ends the session on the server and removes the four keys, also when the network fails
 * (docs/security.md#sessions-and-rights).
 * The window hears `logout`, so that whatever keeps something of this person lets go of it. Never throws.
 */
export function signOut(): Promise<void> {
  if (ending === null) {
    ending = endSession().finally(() => (ending = null));
    // Who hears it and would sign out joins this one.
    window.dispatchEvent(new CustomEvent(LOGOUT_EVENT, { detail: ending }));
    deleteDatabases();
    forgetDrafts();
  }
  return ending;
}

/**
 * Drafts, searches and the shortlist do not outlive the session (docs/product/accounts.md#on-the-device). A page that
 * has them open empties them itself.
 */
function deleteDatabases(): void {
  try {
    for (const name of [DRAFTS_DATABASE, RECENT_SEARCHES_DATABASE, SHORTLIST_DATABASE])
      window.indexedDB.deleteDatabase(name);
  } catch {
    // A browser that has no database has kept neither.
  }
}

/** By the browser's own means: every page carries this, and needs the rest of the client for nothing else. */
async function endSession(): Promise<void> {
  const tokens = storedTokens();
  try {
    await fetch("/api/v1/auth/logout", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(tokens && { Authorization: `Bearer ${tokens.accessToken}` }),
      },
      body: JSON.stringify(tokens === null ? {} : { refreshToken: tokens.refreshToken }),
      cache: "no-store",
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
      keepalive: true,
    });
  } catch {
    // Signed out here all the same.
  } finally {
    // After the answer: other tabs hear of it and ask the server for a page, where the session must be over.
    clearSession();
  }
}
