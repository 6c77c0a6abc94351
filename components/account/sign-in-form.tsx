"use client";

import { type FormEvent, useState } from "react";
import { FormAlert } from "@/components/account/form-alert";
import { landingAfterSignIn } from "@/components/account/landing";
import { useFormFailure } from "@/components/account/use-form-failure";
import { accountFailureWords, fieldErrorsOf } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/api/api-error";
import type { login } from "@/lib/api/auth";
import { call } from "@/lib/api/client";
import { storeSession } from "@/lib/api/session-store";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  texts: {
    email: string;
    password: string;
    show: string;
    hide: string;
    forgot: string;
    submit: string;
    busy: string;
    wrong: string;
    failed: string;
    emailRequired: string;
    passwordRequired: string;
  };
  formTexts: FormTexts;
};

/** Sign-in by e-mail and password (spec.md sections 2 and 8 'Sign in'). */
export function SignInForm({ locale, texts, formTexts }: Props) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const { failure, fail, clear, form, alert } = useFormFailure();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === "") return fail({ fields: { email: texts.emailRequired } });
    if (password === "") return fail({ fields: { password: texts.passwordRequired } });
    clear();
    setBusy(true);
    try {
      const answer = await call<typeof login>(
        { method: "POST", path: "/auth/login" },
        { body: { email: email.trim(), password } },
      );
      storeSession(answer);
      // A whole new document: the bar and the router know nothing of the visitor any more.
      window.location.assign(localePath(locale, landingAfterSignIn(answer.user.role)));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.status === 401) {
        setPassword("");
        return fail({ whole: texts.wrong });
      }
      const fields = fieldErrorsOf(error, formTexts);
      if ("email" in fields || "password" in fields) return fail({ fields });
      fail({ whole: accountFailureWords(error, formTexts, texts.failed) });
    }
  };

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
      <Field
        id="password"
        label={texts.password}
        error={failure.fields.password}
        action={
          <a
            href={localePath(locale, "/forgot-password")}
            className="-my-3 inline-flex min-h-touch items-center text-sm font-medium text-action underline underline-offset-4"
          >
            {texts.forgot}
          </a>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            required
            texts={texts}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={busy} busyLabel={texts.busy} className="mt-1 w-full">
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
