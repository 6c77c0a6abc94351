"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { EmailField } from "@/components/account/email-field";
import { FormAlert } from "@/components/form/form-alert";
import { landingAfterSignIn } from "@/components/account/landing";
import { failureWords, fieldErrorsOf, waitText } from "@/components/form/failure-words";
import { firstWrong, tellFields, trimmed, type Wrong } from "@/components/form/first-wrong";
import { useHeld } from "@/components/form/use-held";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/client/api-error";
import type { login } from "@/lib/api/auth";
import { call } from "@/lib/client/client";
import { hintedRole } from "@/lib/client/session-hint";
import { storeSession } from "@/lib/client/session-store";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
};

type Values = { email: string; password: string };

/**
 * Sign-in by e-mail and password (docs/product/pages.md#signing-in-and-up,
 * docs/product/texts-and-limits.md#sentences).
 */
export function SignInForm({ locale }: Props) {
  const t = useTranslator();
  const [wait, setWait] = useState("");
  const check = ({ email, password }: Values): Wrong<Values> | null => {
    if (email === "") return { field: "email", message: t("form.emailRequired") };
    return password === "" ? { field: "password", message: t("form.passwordRequired") } : null;
  };
  const { register, handleSubmit, setError, setValue, formState } = useForm<Values>(firstWrong(check));
  const { isSubmitting, isSubmitSuccessful } = formState;
  const isBusy = isSubmitting || isSubmitSuccessful;
  const errors = useHeld(formState.errors, isBusy);

  /** How long it is until a refusal for too many tries ends, where that was told. */
  const waitOf = (error: unknown): string =>
    error instanceof ApiError && error.status === 429 && error.retryAfterSeconds !== null
      ? t("auth.signIn.wait", { time: waitText(error.retryAfterSeconds, t.languageTag) })
      : "";

  const send = async (body: Values) => {
    try {
      const answer = await call<typeof login>({ method: "POST", path: "/auth/login" }, { body });
      if (hintedRole() === null) return setError("root", { message: t("auth.signIn.noCookies") });
      storeSession(answer);
      // A whole new document: the bar and the router know nothing of the visitor any more.
      window.location.assign(localePath(locale, landingAfterSignIn(answer.user.role)));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        setValue("password", "");
        setError("root", { message: t("auth.signIn.wrong") });
      } else if (!tellFields(setError, ["email", "password"], fieldErrorsOf(error, t)))
        setError("root", { message: failureWords(error, t, t("auth.signIn.failed")) });
      setWait(waitOf(error));
    }
  };

  return (
    <form
      onSubmit={handleSubmit(send)}
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FormAlert failure={errors.root} />
      {wait === "" ? null : <p className="text-sm text-ink-2">{wait}</p>}
      <EmailField registered={register("email", { setValueAs: trimmed })} error={errors.email?.message} />
      <Field
        id="password"
        label={t("auth.password")}
        error={errors.password?.message}
        action={
          <a
            href={localePath(locale, "/forgot-password")}
            className="-my-3 inline-flex min-h-touch items-center text-sm font-medium text-action underline underline-offset-4"
          >
            {t("auth.signIn.forgot")}
          </a>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register("password")}
            autoComplete="current-password"
            required
            texts={{ show: t("auth.showPassword"), hide: t("auth.hidePassword") }}
          />
        )}
      </Field>
      <SubmitButton needsScript busy={isBusy} busyLabel={t("auth.signIn.busy")} className="mt-1 w-full">
        {t("auth.signIn.submit")}
      </SubmitButton>
    </form>
  );
}
