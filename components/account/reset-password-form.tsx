"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/form/form-alert";
import {
  checkNewPassword,
  type NewPassword,
  NewPasswordFields,
} from "@/components/account/new-password-fields";
import { Outcome } from "@/components/form/outcome";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { firstWrong, tellFields } from "@/components/form/first-wrong";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { resetPassword } from "@/lib/api/auth";
import { call } from "@/lib/client/client";
import { clearSession } from "@/lib/client/session-hint";

type Props = {
  /** Of the mailed link; empty when the link carried none, or one that does not work any more. */
  token: string;
  signIn: string;
  ask: string;
};

/** Sets a new password with a mailed link; every session of the account ends, this browser's too. */
export function ResetPasswordForm({ token, signIn, ask }: Props) {
  const t = useTranslator();
  const [isInvalid, setInvalid] = useState(token === "");
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>(
    firstWrong((values) => checkNewPassword(values, t)),
  );
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const send = async ({ password }: NewPassword) => {
    try {
      const body = { token, password };
      await call<typeof resetPassword>({ method: "POST", path: "/auth/password/reset" }, { body });
      clearSession();
    } catch (error) {
      const found = fieldErrorsOf(error, t);
      if ("token" in found) setInvalid(true);
      else if (!tellFields(setError, ["password"], found))
        setError("root", { message: failureWords(error, t, t("auth.signIn.failed")) });
    }
  };

  if (isSubmitSuccessful && !isInvalid)
    return (
      <Outcome kind="done" title={t("auth.reset.doneTitle")} text={t("auth.reset.done")}>
        <a href={signIn} className={buttonClass()}>
          {t("auth.reset.signIn")}
        </a>
      </Outcome>
    );
  if (isInvalid)
    return (
      <Outcome kind="invalid" title={t("auth.reset.invalidTitle")} text={t("auth.reset.invalid")}>
        <a href={ask} className={buttonClass()}>
          {t("auth.reset.ask")}
        </a>
      </Outcome>
    );
  return (
    <form
      onSubmit={handleSubmit(send)}
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FormAlert failure={errors.root} />
      <NewPasswordFields register={register} errors={errors} />
      <SubmitButton needsScript busy={isSubmitting} busyLabel={t("auth.reset.busy")} className="w-full">
        {t("auth.reset.submit")}
      </SubmitButton>
    </form>
  );
}
