"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import type { Wrong } from "@/components/form/first-wrong";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { Translator } from "@/lib/content/messages";

export type NewPassword = { password: string; confirmPassword: string };

/** The first thing wrong with a new password and its repetition; null when there is nothing. */
export function checkNewPassword(
  { password, confirmPassword }: NewPassword,
  t: Translator,
): Wrong<NewPassword> | null {
  if (password === "") return { field: "password", message: t("form.passwordRequired") };
  if (password !== confirmPassword) return { field: "confirmPassword", message: t("form.passwordsDiffer") };
  if (password.length < 8 || password.length > 128)
    return { field: "password", message: t("form.passwordLength") };
  return null;
}

type Props = {
  /** Of the form they are fields of. */
  register: (name: keyof NewPassword) => UseFormRegisterReturn;
  /** They are those of a new account, not of one that had a password. */
  isFirst?: boolean;
  errors: { readonly [K in keyof NewPassword]?: { message?: string } };
};

/** A new password, typed twice. */
export function NewPasswordFields({ register, isFirst = false, errors }: Props) {
  const t = useTranslator();
  return (
    <>
      <Field
        id="password"
        label={t(isFirst ? "auth.password" : "auth.newPassword")}
        hint={t("auth.passwordHint")}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register("password")}
            autoComplete="new-password"
            required
            texts={{ show: t("auth.showPassword"), hide: t("auth.hidePassword") }}
          />
        )}
      </Field>
      <Field
        id="confirmPassword"
        label={t(isFirst ? "auth.confirmPassword" : "auth.confirmNewPassword")}
        error={errors.confirmPassword?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register("confirmPassword")}
            autoComplete="new-password"
            required
            texts={{ show: t("auth.showPassword"), hide: t("auth.hidePassword") }}
          />
        )}
      </Field>
    </>
  );
}
