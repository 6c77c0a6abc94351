"use client";

import { useState } from "react";
import { failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import type { verifyEmail } from "@/lib/api/auth";
import { call } from "@/lib/client/client";

/** Mails the link that confirms one's address once more. */
export function SendVerification() {
  const t = useTranslator();
  const [state, setState] = useState<"ready" | "busy" | "sent">("ready");
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setState("busy");
    setFailure(null);
    try {
      await call<typeof verifyEmail>({ method: "POST", path: "/auth/email/verify" }, { body: {} });
      setState("sent");
    } catch (error) {
      setState("ready");
      setFailure(failureWords(error, t, t("account.sendFailed")));
    }
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <p role="status" className="text-sm text-ok">
        {state === "sent" ? t("account.sent") : null}
      </p>
      {state === "sent" ? null : (
        <Button variant="line" onClick={send} disabled={state === "busy"}>
          {state === "busy" ? <Spinner /> : null}
          {state === "busy" ? t("account.sending") : t("account.sendAgain")}
        </Button>
      )}
      {failure ? <FieldError>{failure}</FieldError> : null}
    </div>
  );
}
