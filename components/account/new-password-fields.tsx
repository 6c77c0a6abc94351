"use client";

import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

export type NewPassword = { readonly password: string; readonly confirmPassword: string };

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
): Record<string, string> | null {
  if (password === "") return { password: texts.passwordRequired };
  if (password !== confirmPassword) return { confirmPassword: texts.passwordsDiffer };
  if (password.length < 8 || password.length > 128) return { password: texts.passwordLength };
  return null;
}

type Props = {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  errors: Readonly<Record<string, string>>;
  texts: NewPasswordTexts;
};

/** A new password, typed twice. */
export const NewPasswordFields = ({ value, onChange, errors, texts }: Props) => (
  <>
    <Field id="password" label={texts.newPassword} hint={texts.passwordHint} error={errors.password}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="new-password"
          required
          texts={texts}
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
        />
      )}
    </Field>
    <Field id="confirmPassword" label={texts.confirmPassword} error={errors.confirmPassword}>
      {(control) => (
        <PasswordInput
          {...control}
          name="confirmPassword"
          autoComplete="new-password"
          required
          texts={texts}
          value={value.confirmPassword}
          onChange={(event) => onChange({ ...value, confirmPassword: event.target.value })}
        />
      )}
    </Field>
  </>
);
