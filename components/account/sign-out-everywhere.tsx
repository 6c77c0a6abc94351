"use client";

import { useState } from "react";
import { failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { logoutAll } from "@/lib/api/auth";
import { call } from "@/lib/client/client";
import { signOut } from "@/lib/client/session";

type Props = {
  email: string;
};

/** Ends every session of the account, this one last. */
export function SignOutEverywhere({ email }: Props) {
  const t = useTranslator();
  const [open, setOpen] = useState(false);
  const confirm = async (): Promise<string | void> => {
    try {
      await call<typeof logoutAll>({ method: "POST", path: "/auth/logout-all" });
    } catch (error) {
      return failureWords(error, t, t("account.everywhereFailed"));
    }
    await signOut(); // the bar hears of it and leaves the page
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {t("account.everywhereButton")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t("account.everywhereTitle", { email })}
        description={t("account.everywhereText")}
        tone="danger"
        texts={{
          confirm: t("account.everywhereConfirm"),
          busy: t("account.everywhereBusy"),
          cancel: t("account.cancel"),
        }}
        onConfirm={confirm}
      />
    </>
  );
}
