"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/form/form-alert";
import { Outcome } from "@/components/form/outcome";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { verifyEmail } from "@/lib/api/auth";
import { call } from "@/lib/client/client";

type Props = {
  token: string;
  /** What the link is worth as the page is read. */
  state: "open" | "confirmed" | "invalid";
  /** Whom it was mailed to. */
  isProvider: boolean;
  /** Where the way goes on. */
  next: string;
  account: string;
};

/** Confirms an address with a mailed link, by a press: opening a link changes nothing, as mail scanners open them too. */
export function VerifyEmailForm({ token, state, isProvider, next, account }: Props) {
  const t = useTranslator();
  const [isInvalid, setInvalid] = useState(state === "invalid");
  const { handleSubmit, setError, formState } = useForm();
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const send = async () => {
    try {
      await call<typeof verifyEmail>({ method: "POST", path: "/auth/email/verify" }, { body: { token } });
    } catch (error) {
      if ("token" in fieldErrorsOf(error, t)) setInvalid(true);
      else setError("root", { message: failureWords(error, t, t("auth.signIn.failed")) });
    }
  };

  const isConfirmed = state === "confirmed";
  if (isConfirmed || (isSubmitSuccessful && !isInvalid))
    return (
      <Outcome
        kind="done"
        title={t("auth.verify.doneTitle")}
        text={
          isConfirmed
            ? t("auth.verify.already")
            : t(isProvider ? "auth.verify.doneProvider" : "auth.verify.done")
        }
      >
        <a href={next} className={buttonClass()}>
          {t(isProvider ? "auth.verify.dashboard" : "auth.verify.home")}
        </a>
      </Outcome>
    );
  if (isInvalid)
    return (
      <Outcome kind="invalid" title={t("auth.verify.invalidTitle")} text={t("auth.verify.invalid")}>
        <a href={account} className={buttonClass({ variant: "line" })}>
          {t("auth.verify.account")}
        </a>
      </Outcome>
    );
  return (
    <form onSubmit={handleSubmit(send)} method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormAlert failure={errors.root} />
      <p>{t("auth.verify.press")}</p>
      <SubmitButton needsScript busy={isSubmitting} busyLabel={t("auth.verify.busy")} className="w-full">
        {t("auth.verify.submit")}
      </SubmitButton>
    </form>
  );
}
