"use client";

import { type FormEvent, useState } from "react";
import { FormAlert } from "@/components/account/form-alert";
import {
  checkNewPassword,
  type NewPassword,
  NewPasswordFields,
  type NewPasswordTexts,
} from "@/components/account/new-password-fields";
import { Outcome } from "@/components/account/outcome";
import { useFormFailure } from "@/components/account/use-form-failure";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { buttonClass } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { resetPassword } from "@/lib/api/auth";
import { call } from "@/lib/api/client";
import { clearSession } from "@/lib/api/session-store";

type Props = {
  /** Of the mailed link; empty when the link carried none. */
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
  const [value, setValue] = useState<NewPassword>({ password: "", confirmPassword: "" });
  const [state, setState] = useState<"typing" | "busy" | "done" | "invalid">(
    token === "" ? "invalid" : "typing",
  );
  const { failure, fail, clear, form, alert } = useFormFailure();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkNewPassword(value, passwordTexts);
    if (wrong) return fail({ fields: wrong });
    clear();
    setState("busy");
    try {
      const body = { token, password: value.password };
      await call<typeof resetPassword>({ method: "POST", path: "/auth/password/reset" }, { body });
      clearSession();
      setState("done");
    } catch (error) {
      const fields = fieldErrorsOf(error, formTexts);
      if ("token" in fields) return setState("invalid");
      setState("typing");
      fail("password" in fields ? { fields } : { whole: failureWords(error, formTexts, texts.failed) });
    }
  };

  if (state === "done")
    return (
      <Outcome kind="done" title={texts.doneTitle} text={texts.done}>
        <a href={signIn} className={buttonClass()}>
          {texts.signIn}
        </a>
      </Outcome>
    );
  if (state === "invalid")
    return (
      <Outcome kind="invalid" title={texts.invalidTitle} text={texts.invalid}>
        <a href={ask} className={buttonClass()}>
          {texts.ask}
        </a>
      </Outcome>
    );
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FormAlert text={failure.whole} box={alert} />
      <NewPasswordFields value={value} onChange={setValue} errors={failure.fields} texts={passwordTexts} />
      <SubmitButton busy={state === "busy"} busyLabel={texts.busy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
