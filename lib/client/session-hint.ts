import { ROLE_COOKIE } from "@/lib/shared/role-cookie";
import type { Role } from "@/lib/shared/actor";

/** The local-storage keys of the session (docs/product/accounts.md#on-the-device): exactly these four. */
export const SESSION_KEYS = ["accessToken", "refreshToken", "user", "isLoggedIn"] as const;

/** Told in this tab when the session here changed; other tabs get the browser's own `storage` event. */
const SESSION_CHANGED = "session-changed";

/**
 * The window-level event that ends the session here, whoever dispatches it (docs/product/pages.md#navigation). The detail
 * of our own is the promise of the sign-out that tells of itself.
 */
export const LOGOUT_EVENT = "logout";

const ROLES: readonly string[] = ["customer", "provider", "admin"] satisfies Role[];

/**
 * The role of the readable hint cookie: what the bar shows. It grants nothing
 * (docs/product/accounts.md#on-the-device).
 */
export function hintedRole(): Role | null {
  if (typeof document === "undefined") return null;
  const value = new RegExp(`(?:^|; )${ROLE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return value !== undefined && ROLES.includes(value) ? (value as Role) : null;
}

/** Calls back when the session may have changed: in this tab, in another one, or while the page was away. */
export function onSessionChange(listener: () => void): () => void {
  const events = [SESSION_CHANGED, "storage", "pageshow", "focus"];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Calls back when another tab signed out. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if ((event.key === "isLoggedIn" && event.newValue === null) || event.key === null) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/** Where the four keys are. Null where there is none: on the server, or when the browser forbids it. */
export function localStore(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Tells this tab that the session here changed. */
export const tellChanged = (): void => {
  if (typeof window !== "undefined") window.dispatchEvent(new Event(SESSION_CHANGED));
};

/** Removes the four keys and the hint; the session itself ends on the server. */
export function clearSession(): void {
  const store = localStore();
  for (const key of SESSION_KEYS) store?.removeItem(key);
  if (typeof document !== "undefined") document.cookie = `${ROLE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  tellChanged();
}
