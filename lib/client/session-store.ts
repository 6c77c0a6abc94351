import { SESSION_CHANGED } from "@/lib/client/session-hint";
import { ROLE_COOKIE } from "@/lib/shared/role-cookie";
import type { Role } from "@/lib/shared/actor";

/** The local-storage keys of the session (docs/product/accounts.md#on-the-device): exactly these four. */
export const SESSION_KEYS = ["accessToken", "refreshToken", "user", "isLoggedIn"] as const;

/** Who is signed in, as far as the browser keeps it. */
export type StoredUser = { readonly id: string; readonly email: string; readonly role: Role };
type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** Null where there is none: on the server, or when the browser forbids it. */
function storage(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

function write(values: Readonly<Record<string, string>>): void {
  try {
    for (const [key, value] of Object.entries(values)) storage()?.setItem(key, value);
  } catch {
    // Full or forbidden: the cookie carries the session alone, and nothing visible depends on these keys.
  }
}

const changed = (): void => {
  if (typeof window !== "undefined") window.dispatchEvent(new Event(SESSION_CHANGED));
};

/** The stored tokens; null when signed out. */
export function storedTokens(): Tokens | null {
  const store = storage();
  if (store?.getItem("isLoggedIn") !== "true") return null;
  const accessToken = store.getItem("accessToken");
  const refreshToken = store.getItem("refreshToken");
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** The stored user; null when signed out or evicted. */
export function storedUser(): StoredUser | null {
  const store = storage();
  if (store?.getItem("isLoggedIn") !== "true") return null;
  try {
    const user = JSON.parse(store.getItem("user") ?? "null") as Partial<StoredUser> | null;
    return user?.id && user.email && user.role ? { id: user.id, email: user.email, role: user.role } : null;
  } catch {
    return null;
  }
}

/** Keeps what a sign-in or sign-up answered (docs/product/accounts.md#on-the-device). */
export function storeSession({ user, tokens }: { user: StoredUser; tokens: Tokens }): void {
  const { id, email, role } = user;
  write({ ...tokens, user: JSON.stringify({ id, email, role }), isLoggedIn: "true" });
  changed();
}

/**
 * Keeps refreshed tokens, only while the session they were asked for is still the stored one
 * (docs/security.md#sessions-and-rights).
 * @returns whether it was
 */
export function storeTokens(tokens: Tokens, asked: string): boolean {
  if (storedTokens()?.refreshToken !== asked) return false;
  write({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
  return true;
}

/** Removes the four keys and the hint; the session itself ends on the server. */
export function clearSession(): void {
  const store = storage();
  for (const key of SESSION_KEYS) store?.removeItem(key);
  if (typeof document !== "undefined") document.cookie = `${ROLE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  changed();
}
