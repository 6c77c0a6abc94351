"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { sideItemClass } from "@/components/workspace/side-nav";
import { Spinner } from "@/components/ui/spinner";
import { signOut } from "@/lib/client/session";

type Props = { signIn: string };

/** Ends the session and goes to the sign-in page (docs/product/pages.md#navigation); also when the network fails. */
export function LogoutButton({ signIn }: Props) {
  const t = useTranslator();
  const [busy, setBusy] = useState(false);
  const logout = async () => {
    setBusy(true);
    await signOut();
    // A whole new document: nothing of this person stays in memory.
    window.location.assign(signIn);
  };
  return (
    <button type="button" onClick={logout} disabled={busy} className={sideItemClass}>
      {busy ? <Spinner className="size-4.5" /> : <LogOut aria-hidden />}
      <span aria-live="polite">{busy ? t("workspace.loggingOut") : t("workspace.logout")}</span>
    </button>
  );
}
