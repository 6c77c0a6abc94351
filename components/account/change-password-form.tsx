"use client";

import { CircleCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormAlert } from "@/components/account/form-alert";
import {
  checkNewPassword,
  type NewPassword,
  NewPasswordFields,
  type NewPasswordTexts,
} from "@/components/account/new-password-fields";
import { useFormFailure } from "@/components/account/use-form-failure";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/api/api-error";
import type { changePassword } from "@/lib/api/auth";
import { call } from "@/lib/api/client";

type Props = {
  texts: { current: string; submit: string; busy: string; changed: string; failed: string; expired: string };
  passwordTexts: NewPasswordTexts;
  formTexts: FormTexts;
};

const EMPTY: NewPassword = { password: "", confirmPassword: "" };

/** A new password for who knows the current one; every other session of the account ends. */
export function ChangePasswordForm({ texts, passwordTexts, formTexts }: Props) {
  const [current, setCurrent] = useState("");
  const [value, setValue] = useState(EMPTY);
  const [state, setState] = useState<"typing" | "busy" | "done">("typing");
  const { failure, fail, clear, form, alert } = useFormFailure();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (current === "") return fail({ fields: { currentPassword: passwordTexts.passwordRequired } });
    const wrong = checkNewPassword(value, passwordTexts);
    if (wrong) return fail({ fields: wrong });
    clear();
    setState("busy");
    try {
      const body = { currentPassword: current, newPassword: value.password };
      await call<typeof changePassword>({ method: "POST", path: "/auth/password/change" }, { body });
      setCurrent("");
      setValue(EMPTY);
      setState("done");
    } catch (error) {
      setState("typing");
      if (error instanceof ApiError && error.status === 401) return fail({ whole: texts.expired });
      const { newPassword, ...fields } = fieldErrorsOf(error, formTexts);
      if (newPassword) return fail({ fields: { ...fields, password: newPassword } });
      if (fields.currentPassword) return fail({ fields });
      fail({ whole: failureWords(error, formTexts, texts.failed) });
    }
  };

  return (
    <form ref={form} onSubmit={submit} noValidate method="post" className="grid max-w-100 gap-4">
      <FormAlert text={failure.whole} box={alert} />
      <Field id="currentPassword" label={texts.current} error={failure.fields.currentPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            name="currentPassword"
            autoComplete="current-password"
            required
            texts={passwordTexts}
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
      </Field>
      <NewPasswordFields value={value} onChange={setValue} errors={failure.fields} texts={passwordTexts} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={state === "busy"} busyLabel={texts.busy}>
          {texts.submit}
        </SubmitButton>
        <p role="status" className="flex items-center gap-2 text-sm font-medium text-ok">
          {state === "done" ? (
            <>
              <CircleCheck aria-hidden className="size-5" />
              {texts.changed}
            </>
          ) : null}
        </p>
      </div>
    </form>
  );
}
