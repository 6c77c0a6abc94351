"use client";

import { type FormEvent, useState } from "react";
import { FormAlert } from "@/components/account/form-alert";
import { Outcome } from "@/components/account/outcome";
import { useFormFailure } from "@/components/account/use-form-failure";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { forgotPassword } from "@/lib/api/auth";
import { call } from "@/lib/api/client";

type Props = {
  texts: {
    email: string;
    emailRequired: string;
    submit: string;
    busy: string;
    failed: string;
    sentTitle: string;
    /** With `{email}` in it. */
    sent: string;
    again: string;
  };
  formTexts: FormTexts;
};

/** Asks for a link that sets a new password; what is said then is the same whether or not there is an account. */
export function ForgotPasswordForm({ texts, formTexts }: Props) {
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"typing" | "busy" | "sent">("typing");
  const { failure, fail, clear, form, alert } = useFormFailure();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === "") return fail({ fields: { email: texts.emailRequired } });
    clear();
    setState("busy");
    try {
      await call<typeof forgotPassword>(
        { method: "POST", path: "/auth/password/forgot" },
        { body: { email: email.trim() } },
      );
      setState("sent");
    } catch (error) {
      setState("typing");
      const fields = fieldErrorsOf(error, formTexts);
      fail("email" in fields ? { fields } : { whole: failureWords(error, formTexts, texts.failed) });
    }
  };

  if (state === "sent")
    return (
      <Outcome kind="sent" title={texts.sentTitle} text={texts.sent.replace("{email}", email.trim())}>
        <Button variant="line" onClick={() => setState("typing")}>
          {texts.again}
        </Button>
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
      <Field id="email" label={texts.email} error={failure.fields.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={state === "busy"} busyLabel={texts.busy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
