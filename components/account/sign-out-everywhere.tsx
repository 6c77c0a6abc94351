"use client";

import { useState } from "react";
import { failureWords } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { logoutAll } from "@/lib/api/auth";
import { call } from "@/lib/api/client";
import { signOut } from "@/lib/api/session";

type Props = {
  texts: {
    button: string;
    title: string;
    text: string;
    confirm: string;
    busy: string;
    cancel: string;
    failed: string;
  };
  formTexts: FormTexts;
};

/** Ends every session of the account, this one last. */
export function SignOutEverywhere({ texts, formTexts }: Props) {
  const [open, setOpen] = useState(false);
  const confirm = async (): Promise<string | void> => {
    try {
      await call<typeof logoutAll>({ method: "POST", path: "/auth/logout-all" });
    } catch (error) {
      return failureWords(error, formTexts, texts.failed);
    }
    await signOut(); // the bar hears of it and leaves the page
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={texts.title}
        description={texts.text}
        tone="danger"
        texts={texts}
        onConfirm={confirm}
      />
    </>
  );
}
