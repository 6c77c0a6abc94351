"use client";

import { useForm } from "react-hook-form";
import { EmailField } from "@/components/account/email-field";
import { FormAlert } from "@/components/form/form-alert";
import { Outcome } from "@/components/form/outcome";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { firstWrong, tellFields, trimmed } from "@/components/form/first-wrong";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { forgotPassword } from "@/lib/api/auth";
import { call } from "@/lib/client/client";

type Values = { email: string };

/** Asks for a link that sets a new password; what is said then is the same whether or not there is an account. */
export function ForgotPasswordForm() {
  const t = useTranslator();
  const { register, handleSubmit, setError, getValues, reset, formState } = useForm<Values>(
    firstWrong(({ email }) => (email === "" ? { field: "email", message: t("form.emailRequired") } : null)),
  );
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const send = async (body: Values) => {
    try {
      await call<typeof forgotPassword>({ method: "POST", path: "/auth/password/forgot" }, { body });
    } catch (error) {
      if (!tellFields(setError, ["email"], fieldErrorsOf(error, t)))
        setError("root", { message: failureWords(error, t, t("auth.signIn.failed")) });
    }
  };

  if (isSubmitSuccessful)
    return (
      <Outcome
        kind="sent"
        title={t("auth.forgot.sentTitle")}
        text={t("auth.forgot.sent", { email: getValues("email") })}
      >
        <Button variant="line" onClick={() => reset(getValues())}>
          {t("auth.forgot.again")}
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
      <EmailField registered={register("email", { setValueAs: trimmed })} error={errors.email?.message} />
      <SubmitButton needsScript busy={isSubmitting} busyLabel={t("auth.forgot.busy")} className="w-full">
        {t("auth.forgot.submit")}
      </SubmitButton>
    </form>
  );
}
