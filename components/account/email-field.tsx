"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type Props = {
  /** Of the form it is a field of. */
  registered: UseFormRegisterReturn<"email">;
  error: string | undefined;
  /** `username` where there is an account. */
  autoComplete?: "username" | "email";
};

/** The e-mail address of an account. */
export function EmailField({ registered, error, autoComplete = "username" }: Props) {
  const t = useTranslator();
  return (
    <Field id="email" label={t("auth.email")} error={error}>
      {(control) => (
        <Input
          {...control}
          {...registered}
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
