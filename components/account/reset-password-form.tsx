"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/account/form-alert";
import {
  checkNewPassword,
  type NewPassword,
  NewPasswordFields,
  type NewPasswordTexts,
} from "@/components/account/new-password-fields";
import { Outcome } from "@/components/account/outcome";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { firstWrong, tellFields } from "@/components/form/first-wrong";
import type { FormTexts } from "@/components/form/form-texts";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { resetPassword } from "@/lib/api/auth";
import { call } from "@/lib/api/client";
import { clearSession } from "@/lib/api/session-store";

type Props = {
  /** Of the mailed link; empty when the link carried none, or one that does not work any more. */
  token: string;
  signIn: string;
  ask: string;
  texts: {
    submit: string;
    busy: string;
    failed: string;
    doneTitle: string;
    done: string;
    signIn: string;
    invalidTitle: string;
    invalid: string;
    ask: string;
  };
  passwordTexts: NewPasswordTexts;
  formTexts: FormTexts;
};

/** Sets a new password with a mailed link; every session of the account ends, this browser's too. */
export function ResetPasswordForm({ token, signIn, ask, texts, passwordTexts, formTexts }: Props) {
  const [isInvalid, setInvalid] = useState(token === "");
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>(
    firstWrong((values) => checkNewPassword(values, passwordTexts)),
  );
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const send = async ({ password }: NewPassword) => {
    try {
      const body = { token, password };
      await call<typeof resetPassword>({ method: "POST", path: "/auth/password/reset" }, { body });
      clearSession();
    } catch (error) {
      const found = fieldErrorsOf(error, formTexts);
      if ("token" in found) setInvalid(true);
      else if (!tellFields(setError, ["password"], found))
        setError("root", { message: failureWords(error, formTexts, texts.failed) });
    }
  };

  if (isSubmitSuccessful && !isInvalid)
    return (
      <Outcome kind="done" title={texts.doneTitle} text={texts.done}>
        <a href={signIn} className={buttonClass()}>
          {texts.signIn}
        </a>
      </Outcome>
    );
  if (isInvalid)
    return (
      <Outcome kind="invalid" title={texts.invalidTitle} text={texts.invalid}>
        <a href={ask} className={buttonClass()}>
          {texts.ask}
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
      <NewPasswordFields register={register} errors={errors} texts={passwordTexts} />
      <SubmitButton busy={isSubmitting} busyLabel={texts.busy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
