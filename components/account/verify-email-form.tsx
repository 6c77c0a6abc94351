"use client";

import { type FormEvent, useState } from "react";
import { FormAlert } from "@/components/account/form-alert";
import { Outcome } from "@/components/account/outcome";
import { useFormFailure } from "@/components/account/use-form-failure";
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
  const [state, setState] = useState<"asking" | "busy" | "done" | "invalid">(
    token === "" ? "invalid" : "asking",
  );
  const { failure, fail, clear, form, alert } = useFormFailure();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    clear();
    setState("busy");
    try {
      await call<typeof verifyEmail>({ method: "POST", path: "/auth/email/verify" }, { body: { token } });
      setState("done");
    } catch (error) {
      if ("token" in fieldErrorsOf(error, formTexts)) return setState("invalid");
      setState("asking");
      fail({ whole: failureWords(error, formTexts, texts.failed) });
    }
  };

  if (state === "done")
    return (
      <Outcome kind="done" title={texts.doneTitle} text={texts.done}>
        <a href={home} className={buttonClass()}>
          {texts.home}
        </a>
      </Outcome>
    );
  if (state === "invalid")
    return (
      <Outcome kind="invalid" title={texts.invalidTitle} text={texts.invalid}>
        <a href={account} className={buttonClass({ variant: "line" })}>
          {texts.account}
        </a>
      </Outcome>
    );
  return (
    <form ref={form} onSubmit={submit} method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormAlert text={failure.whole} box={alert} />
      <p>{texts.press}</p>
      <SubmitButton busy={state === "busy"} busyLabel={texts.busy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
