import { localStore, tellChanged } from "@/lib/client/session-hint";
import type { Role } from "@/lib/shared/actor";

/** Who is signed in, as far as the browser keeps it. */
export type StoredUser = { readonly id: string; readonly email: string; readonly role: Role };
type Tokens = { readonly accessToken: string; readonly refreshToken: string };

function write(values: Readonly<Record<string, string>>): void {
  try {
    for (const [key, value] of Object.entries(values)) localStore()?.setItem(key, value);
  } catch {
    // Full or forbidden: the cookie carries the session alone, and nothing visible depends on these keys.
  }
}

/** The stored tokens; null when signed out. */
export function storedTokens(): Tokens | null {
  const store = localStore();
  if (store?.getItem("isLoggedIn") !== "true") return null;
  const accessToken = store.getItem("accessToken");
  const refreshToken = store.getItem("refreshToken");
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

/** The stored user; null when signed out or evicted. */
export function storedUser(): StoredUser | null {
  const store = localStore();
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
  tellChanged();
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
