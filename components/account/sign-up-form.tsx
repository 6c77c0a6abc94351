"use client";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { isValidPhoneNumber } from "react-phone-number-input";
import {
  checkCustomer,
  checkProvider,
  type SignUpTexts,
  type SignUpValues,
} from "@/components/account/check-sign-up";
import { DocumentDrop, type DocumentDropTexts } from "@/components/account/document-drop";
import { FormAlert } from "@/components/account/form-alert";
import { type CountryOption, MobileField } from "@/components/account/mobile-field";
import { useFormFailure } from "@/components/account/use-form-failure";
import { accountFailureWords, failureWords, fieldErrorsOf } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/api/api-error";
import type { registerProvider, signup, uploadDocuments } from "@/lib/api/auth";
import { call } from "@/lib/api/client";
import { storeSession } from "@/lib/api/session-store";
import { type Locale, localePath } from "@/lib/shared/locale";

export type SignUpFormTexts = SignUpTexts & {
  companyName: string;
  email: string;
  mobile: string;
  country: string;
  password: string;
  passwordHint: string;
  confirmPassword: string;
  show: string;
  hide: string;
  submit: string;
  busy: string;
  uploading: string;
  failed: string;
  /** When e-mail or phone belong to another account and the server does not say which. */
  taken: string;
};

type Props = {
  locale: Locale;
  kind: "customer" | "provider";
  texts: SignUpFormTexts;
  formTexts: FormTexts;
  countries: readonly CountryOption[];
  /** For companies: documents may be given, now or later. */
  documents?: { texts: DocumentDropTexts; languageTag: string };
  /** Between the fields and the button. */
  children?: ReactNode;
};

const EMPTY = { companyName: "", email: "", phoneNumber: "", password: "", confirmPassword: "" };

/** Sign-up of customers and of companies: fields, order of checks and words of spec.md sections 2, 5 and 8. */
export function SignUpForm({ locale, kind, texts, formTexts, countries, documents, children }: Props) {
  const [values, setValues] = useState<Required<SignUpValues>>(EMPTY);
  const [files, setFiles] = useState<File[]>([]);
  const [busy, setBusy] = useState<"uploading" | "sending" | null>(null);
  const { failure, fail, clear, form, alert } = useFormFailure();
  /** What was uploaded stays so while other fields are mended. */
  const uploaded = useRef<{ files: readonly File[]; meta: string } | null>(null);

  const set = (field: keyof SignUpValues) => (value: string) =>
    setValues((all) => ({ ...all, [field]: value }));

  const documentsMeta = async (): Promise<string | null> => {
    if (files.length === 0) return null;
    if (uploaded.current?.files !== files) {
      setBusy("uploading");
      const answer = await call<typeof uploadDocuments>(
        { method: "POST", path: "/auth/provider/upload", form: { files: { field: "documents" } } },
        { files },
      );
      uploaded.current = { files, meta: JSON.stringify(answer.documents) };
    }
    return uploaded.current.meta;
  };

  const send = async () => {
    const { email, phoneNumber, password, companyName } = values;
    if (kind === "customer") {
      const body = { email, phoneNumber, password, role: "customer" as const };
      return call<typeof signup>({ method: "POST", path: "/auth/signup" }, { body });
    }
    const meta = await documentsMeta();
    setBusy("sending");
    return call<typeof registerProvider>(
      { method: "POST", path: "/auth/provider/register", form: { files: { field: "documents" } } },
      { fields: { email, phoneNumber, password, companyName: companyName.trim(), documentsMeta: meta } },
    );
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const check = kind === "customer" ? checkCustomer : checkProvider;
    const wrong = check({ ...values, companyName: values.companyName.trim() }, texts, isValidPhoneNumber);
    if (wrong) return fail({ fields: { [wrong.field]: wrong.message } });
    clear();
    setBusy("sending");
    try {
      storeSession(await send());
      // A whole new document: the bar and the router know nothing of the visitor any more.
      window.location.assign(localePath(locale, kind === "provider" ? "/listing" : "/"));
    } catch (error) {
      setBusy(null);
      const fields = fieldErrorsOf(error, formTexts);
      const isConflict = error instanceof ApiError && (error.status === 409 || error.code === "CONFLICT");
      if (isConflict) return fail({ whole: failureWords(error, formTexts, texts.taken) });
      if (Object.keys(fields).some((path) => path in EMPTY || path.startsWith("documents")))
        return fail({ fields });
      fail({ whole: accountFailureWords(error, formTexts, texts.failed) });
    }
  };

  const documentErrors = Object.fromEntries(
    Object.entries(failure.fields)
      .filter(([path]) => path.startsWith("documents."))
      .map(([path, message]) => [Number(path.split(".")[1]), message]),
  );

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FormAlert text={failure.whole} box={alert} />
      {kind === "provider" ? (
        <Field id="companyName" label={texts.companyName} error={failure.fields.companyName}>
          {(control) => (
            <Input
              {...control}
              name="companyName"
              autoComplete="organization"
              maxLength={200}
              required
              value={values.companyName}
              onChange={(event) => set("companyName")(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Field id="email" label={texts.email} error={failure.fields.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={values.email}
            onChange={(event) => set("email")(event.target.value.trim())}
          />
        )}
      </Field>
      <MobileField
        label={texts.mobile}
        countryLabel={texts.country}
        countries={countries}
        error={failure.fields.phoneNumber}
        value={values.phoneNumber}
        onChange={set("phoneNumber")}
      />
      <Field id="password" label={texts.password} hint={texts.passwordHint} error={failure.fields.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            texts={texts}
            value={values.password}
            onChange={(event) => set("password")(event.target.value)}
          />
        )}
      </Field>
      <Field id="confirmPassword" label={texts.confirmPassword} error={failure.fields.confirmPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirmPassword"
            autoComplete="new-password"
            required
            texts={texts}
            value={values.confirmPassword}
            onChange={(event) => set("confirmPassword")(event.target.value)}
          />
        )}
      </Field>
      {documents ? (
        <DocumentDrop
          id="documents"
          files={files}
          onChange={setFiles}
          disabled={busy !== null}
          texts={documents.texts}
          languageTag={documents.languageTag}
          errors={{ all: failure.fields.documents, byIndex: documentErrors }}
        />
      ) : null}
      {children}
      <SubmitButton
        busy={busy !== null}
        busyLabel={busy === "uploading" ? texts.uploading : texts.busy}
        className="mt-1 w-full"
      >
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
