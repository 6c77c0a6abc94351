"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/account/form-alert";
import { Outcome } from "@/components/account/outcome";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { verifyEmail } from "@/lib/api/auth";
import { call } from "@/lib/api/client";

type Props = {
  token: string;
  home: string;
  account: string;
  texts: {
    press: string;
    submit: string;
    busy: string;
    failed: string;
    doneTitle: string;
    done: string;
    home: string;
    invalidTitle: string;
    invalid: string;
    account: string;
  };
  formTexts: FormTexts;
};

/** Confirms an address with a mailed link, by a press: opening a link changes nothing, as mail scanners open them too. */
export function VerifyEmailForm({ token, home, account, texts, formTexts }: Props) {
  const [isInvalid, setInvalid] = useState(token === "");
  const { handleSubmit, setError, formState } = useForm();
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const send = async () => {
    try {
      await call<typeof verifyEmail>({ method: "POST", path: "/auth/email/verify" }, { body: { token } });
    } catch (error) {
      if ("token" in fieldErrorsOf(error, formTexts)) setInvalid(true);
      else setError("root", { message: failureWords(error, formTexts, texts.failed) });
    }
  };

  if (isSubmitSuccessful && !isInvalid)
    return (
      <Outcome kind="done" title={texts.doneTitle} text={texts.done}>
        <a href={home} className={buttonClass()}>
          {texts.home}
        </a>
      </Outcome>
    );
  if (isInvalid)
    return (
      <Outcome kind="invalid" title={texts.invalidTitle} text={texts.invalid}>
        <a href={account} className={buttonClass({ variant: "line" })}>
          {texts.account}
        </a>
      </Outcome>
    );
  return (
    <form onSubmit={handleSubmit(send)} method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormAlert failure={errors.root} />
      <p>{texts.press}</p>
      <SubmitButton busy={isSubmitting} busyLabel={texts.busy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
