"use client";

import { CircleCheck } from "lucide-react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/form/form-alert";
import {
  checkNewPassword,
  type NewPassword,
  NewPasswordFields,
} from "@/components/account/new-password-fields";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { firstWrong, tellFields, type Wrong } from "@/components/form/first-wrong";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/client/api-error";
import type { changePassword, login } from "@/lib/api/auth";
import { call } from "@/lib/client/client";
import { storeSession } from "@/lib/client/session-store";
import { type Locale, localePath } from "@/lib/shared/locale";
import { clearSession } from "@/lib/client/session-hint";

type Props = {
  locale: Locale;
  email: string;
};

const FIELDS = ["currentPassword", "password", "confirmPassword"] as const;

type Values = NewPassword & { currentPassword: string };

/**
 * A new password for who knows the current one. Every session of the account ends with the old one; this browser is
 * signed in again with the new one, or asked for it when that does not work.
 */
export function ChangePasswordForm({ locale, email }: Props) {
  const t = useTranslator();
  const check = (values: Values): Wrong<Values> | null =>
    values.currentPassword === ""
      ? { field: "currentPassword", message: t("form.passwordRequired") }
      : checkNewPassword(values, t);
  const { register, handleSubmit, setError, setValue, formState } = useForm<Values>(firstWrong(check));
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const signInAgain = async (password: string) => {
    try {
      storeSession(
        await call<typeof login>({ method: "POST", path: "/auth/login" }, { body: { email, password } }),
      );
    } catch {
      clearSession();
      window.location.assign(localePath(locale, "/signin"));
    }
  };

  const send = async ({ currentPassword, password }: Values) => {
    try {
      const body = { currentPassword, newPassword: password };
      await call<typeof changePassword>({ method: "POST", path: "/auth/password/change" }, { body });
      await signInAgain(password);
      for (const field of FIELDS) setValue(field, "");
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        return setError("root", { message: t("account.expired") });
      const { newPassword, ...found } = fieldErrorsOf(error, t);
      const named = newPassword === undefined ? found : { ...found, password: newPassword };
      if (!tellFields(setError, FIELDS, named))
        setError("root", { message: failureWords(error, t, t("account.changeFailed")) });
    }
  };

  return (
    <form onSubmit={handleSubmit(send)} noValidate method="post" className="grid max-w-100 gap-4">
      <FormAlert failure={errors.root} />
      <Field id="currentPassword" label={t("account.current")} error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register("currentPassword")}
            autoComplete="current-password"
            required
            texts={{ show: t("auth.showPassword"), hide: t("auth.hidePassword") }}
          />
        )}
      </Field>
      <NewPasswordFields register={register} errors={errors} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={t("account.saving")}>
          {t("account.save")}
        </SubmitButton>
        <p role="status" className="flex items-center gap-2 text-sm font-medium text-ok">
          {isSubmitSuccessful && !isSubmitting ? (
            <>
              <CircleCheck aria-hidden className="size-5" />
              {t("account.changed")}
            </>
          ) : null}
        </p>
      </div>
    </form>
  );
}
