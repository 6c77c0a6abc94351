import { clearSession, hintedRole, LOGOUT_EVENT } from "@/lib/client/session-hint";

/** Signs out when the window hears `logout`; `then` follows, once it is done. */
export function onLogoutEvent(then: () => void): () => void {
  const load = () => import("@/lib/client/session");
  // Whoever has a session can end it without a network, too. Failing now, it is asked for again.
  if (hintedRole() !== null) void load().catch(() => undefined);
  const heard = async (event: Event) => {
    const ending: unknown = event instanceof CustomEvent ? event.detail : null;
    if (ending instanceof Promise) await ending;
    // What is stored here goes, also when the rest cannot be loaded.
    else await load().then(({ signOut }) => signOut(), clearSession);
    then();
  };
  const listener = (event: Event) => void heard(event);
  window.addEventListener(LOGOUT_EVENT, listener);
  return () => window.removeEventListener(LOGOUT_EVENT, listener);
}
