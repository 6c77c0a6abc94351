import { useEffect, useState } from "react";
import { LOGOUT_EVENT, onSignedOutElsewhere } from "@/lib/client/session-hint";

/** Loaded when it is first wanted, with the list that shows it: most pages are left without a search. */
const store = () => import("@/components/search/word-list");

/** What was searched for on this device; gone at sign-out, in this tab or another. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly string[]>([]);
  // Shown until they are gone: what is not in sight is not there after a reload either.
  const forget = () =>
    void store()
      .then(({ forgetSearches }) => forgetSearches())
      .catch(() => undefined)
      .finally(() => setRecent([]));
  useEffect(() => {
    window.addEventListener(LOGOUT_EVENT, forget);
    const stop = onSignedOutElsewhere(forget);
    return () => {
      window.removeEventListener(LOGOUT_EVENT, forget);
      stop();
    };
  }, []);
  return {
    recent,
    forget,
    read: () => void store().then(async ({ readRecent }) => setRecent(await readRecent())),
    remember: (words: string) => void store().then(({ rememberSearch }) => rememberSearch(words)),
  };
}
