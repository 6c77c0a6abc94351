"use client";

import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/account/form-alert";
import { Outcome } from "@/components/account/outcome";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { firstWrong, tellFields, trimmed } from "@/components/form/first-wrong";
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

type Values = { email: string };

/** Asks for a link that sets a new password; what is said then is the same whether or not there is an account. */
export function ForgotPasswordForm({ texts, formTexts }: Props) {
  const { register, handleSubmit, setError, getValues, reset, formState } = useForm<Values>(
    firstWrong(({ email }) => (email === "" ? { field: "email", message: texts.emailRequired } : null)),
  );
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const send = async (body: Values) => {
    try {
      await call<typeof forgotPassword>({ method: "POST", path: "/auth/password/forgot" }, { body });
    } catch (error) {
      if (!tellFields(setError, ["email"], fieldErrorsOf(error, formTexts)))
        setError("root", { message: failureWords(error, formTexts, texts.failed) });
    }
  };

  if (isSubmitSuccessful)
    return (
      <Outcome
        kind="sent"
        title={texts.sentTitle}
        text={texts.sent.replace("{email}", () => getValues("email"))}
      >
        <Button variant="line" onClick={() => reset(getValues())}>
          {texts.again}
        </Button>
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
      <Field id="email" label={texts.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("email", { setValueAs: trimmed })}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <SubmitButton busy={isSubmitting} busyLabel={texts.busy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
