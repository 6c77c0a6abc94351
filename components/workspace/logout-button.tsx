"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { sideItemClass } from "@/components/workspace/side-nav";
import { Spinner } from "@/components/ui/spinner";

type Props = { signIn: string; texts: { logout: string; busy: string } };

const SESSION_KEYS = ["accessToken", "refreshToken", "user", "isLoggedIn"] as const;

/** Ends the session and goes to the sign-in page (spec.md section 2); also when the network fails. */
export function LogoutButton({ signIn, texts }: Props) {
  const [busy, setBusy] = useState(false);
  const logout = async () => {
    setBusy(true);
    await fetch("/api/v1/auth/logout", { method: "POST" }).catch(() => undefined);
    for (const key of SESSION_KEYS) localStorage.removeItem(key);
    window.location.assign(signIn);
  };
  return (
    <button type="button" onClick={logout} disabled={busy} className={sideItemClass}>
      {busy ? <Spinner className="size-4.5" /> : <LogOut aria-hidden />}
      <span aria-live="polite">{busy ? texts.busy : texts.logout}</span>
    </button>
  );
}
