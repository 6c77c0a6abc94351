"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import type { Wrong } from "@/components/form/first-wrong";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

export type NewPassword = { password: string; confirmPassword: string };

export type NewPasswordTexts = {
  newPassword: string;
  confirmPassword: string;
  passwordHint: string;
  show: string;
  hide: string;
  passwordRequired: string;
  passwordLength: string;
  passwordsDiffer: string;
};

/** The first thing wrong with a new password and its repetition; null when there is nothing. */
export function checkNewPassword(
  { password, confirmPassword }: NewPassword,
  texts: NewPasswordTexts,
): Wrong<NewPassword> | null {
  if (password === "") return { field: "password", message: texts.passwordRequired };
  if (password !== confirmPassword) return { field: "confirmPassword", message: texts.passwordsDiffer };
  if (password.length < 8 || password.length > 128)
    return { field: "password", message: texts.passwordLength };
  return null;
}

type Props = {
  /** Of the form they are fields of. */
  register: (name: keyof NewPassword) => UseFormRegisterReturn;
  errors: { readonly [K in keyof NewPassword]?: { message?: string } };
  texts: Omit<NewPasswordTexts, "passwordRequired" | "passwordLength" | "passwordsDiffer">;
};

/** A new password, typed twice. */
export const NewPasswordFields = ({ register, errors, texts }: Props) => (
  <>
    <Field id="password" label={texts.newPassword} hint={texts.passwordHint} error={errors.password?.message}>
      {(control) => (
        <PasswordInput
          {...control}
          {...register("password")}
          autoComplete="new-password"
          required
          texts={texts}
        />
      )}
    </Field>
    <Field id="confirmPassword" label={texts.confirmPassword} error={errors.confirmPassword?.message}>
      {(control) => (
        <PasswordInput
          {...control}
          {...register("confirmPassword")}
          autoComplete="new-password"
          required
          texts={texts}
        />
      )}
    </Field>
  </>
);
