"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { isValidPhoneNumber } from "react-phone-number-input";
import { checkCustomer, checkProvider, type SignUpValues } from "@/components/account/check-sign-up";
import { DocumentDrop } from "@/components/form/document-drop";
import { EmailField } from "@/components/account/email-field";
import { FormAlert } from "@/components/form/form-alert";
import { type CountryOption, MobileField } from "@/components/account/mobile-field";
import { NewPasswordFields } from "@/components/account/new-password-fields";
import { failureWords, fieldErrorsOf } from "@/components/form/failure-words";
import { firstWrong, tellFields, trimmed } from "@/components/form/first-wrong";
import { UnsavedWork } from "@/components/form/unsaved-work";
import { useHeld } from "@/components/form/use-held";
import { useTranslator } from "@/components/messages/use-translator";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/client/api-error";
import type { login, registerProvider, signup, uploadDocuments } from "@/lib/api/auth";
import { call } from "@/lib/client/client";
import { hintedRole } from "@/lib/client/session-hint";
import { storeSession } from "@/lib/client/session-store";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  kind: "customer" | "provider";
  countries: readonly CountryOption[];
  /** For companies: documents may be given, now or later. */
  documents?: { label: string; languageTag: string };
  /** Between the fields and the button. */
  children?: ReactNode;
};

/** What is wrong with single files, by their place in the list. */
const byIndex = (errors: unknown): Record<number, string> =>
  Object.fromEntries(
    Object.entries((errors ?? {}) as Record<string, { message?: string } | undefined>).flatMap(
      ([key, error]) => (/^\d+$/.test(key) && error?.message ? [[Number(key), error.message]] : []),
    ),
  );

type Values = SignUpValues & { documents: File[] };

type SignedIn = Parameters<typeof storeSession>[0];

/** In the order of the form. */
const FIELDS = ["companyName", "email", "phoneNumber", "password", "confirmPassword", "documents"] as const;

/** Sign-up of customers and of companies: fields, order of checks and words as docs/product/texts-and-limits.md tells. */
export function SignUpForm({ locale, kind, countries, documents, children }: Props) {
  const t = useTranslator();
  const area = kind === "customer" ? "signUp" : "providerSignUp";
  const check = kind === "customer" ? checkCustomer : checkProvider;
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    ...firstWrong((values) => check(values, t, isValidPhoneNumber)),
    defaultValues: { phoneNumber: "", documents: [] },
  });
  const { isSubmitting, isSubmitSuccessful } = formState;
  const isBusy = isSubmitting || isSubmitSuccessful;
  const errors = useHeld(formState.errors, isBusy);
  const [isUploading, setUploading] = useState(false);
  /** Whose sign-up was sent and got no answer: it may have arrived. */
  const unheard = useRef<string | null>(null);
  /** What was uploaded stays so while other fields are mended. */
  const uploaded = useRef<{ files: readonly File[]; meta: string }>({ files: [], meta: "" });

  // Documents cannot take the focus while they are sent.
  useEffect(() => {
    if (!isBusy && errors.documents) setFocus("documents");
  }, [isBusy, errors.documents, setFocus]);

  const documentsMeta = async (files: readonly File[]): Promise<string | null> => {
    if (files.length === 0) return null;
    const { files: known } = uploaded.current;
    if (known.length !== files.length || known.some((file, index) => file !== files[index])) {
      setUploading(true);
      const answer = await call<typeof uploadDocuments>(
        { method: "POST", path: "/auth/provider/upload", form: { files: { field: "documents" } } },
        { files },
      ).finally(() => setUploading(false));
      uploaded.current = { files, meta: JSON.stringify(answer.documents) };
    }
    return uploaded.current.meta;
  };

  const sendValues = async ({ email, phoneNumber, password, companyName, documents: files }: Values) => {
    if (kind === "customer") {
      const body = { email, phoneNumber, password, role: "customer" as const };
      return call<typeof signup>({ method: "POST", path: "/auth/signup" }, { body });
    }
    const meta = await documentsMeta(files);
    return call<typeof registerProvider>(
      { method: "POST", path: "/auth/provider/register", form: { files: { field: "documents" } } },
      { fields: { email, phoneNumber, password, companyName, documentsMeta: meta } },
    );
  };

  const enter = (answer: SignedIn) => {
    if (hintedRole() === null) return setError("root", { message: t("auth.signUp.noCookies") });
    storeSession(answer);
    // A whole new document: the bar and the router know nothing of the visitor any more.
    window.location.assign(localePath(locale, kind === "provider" ? "/listing" : "/"));
  };

  /** The session of an account that this form made without hearing of it; null where there is none. */
  const ownAfterAll = async ({ email, password }: Values): Promise<SignedIn | null> => {
    if (unheard.current !== email) return null;
    return call<typeof login>({ method: "POST", path: "/auth/login" }, { body: { email, password } }).catch(
      () => null,
    );
  };

  const send = async (values: Values) => {
    try {
      enter(await sendValues(values));
    } catch (error) {
      const isConflict = error instanceof ApiError && (error.status === 409 || error.code === "CONFLICT");
      const own = isConflict ? await ownAfterAll(values) : null;
      if (own !== null) return enter(own);
      if (error instanceof ApiError && error.status === 0) unheard.current = values.email;
      if (isConflict) setError("root", { message: failureWords(error, t, t(`auth.${area}.taken`)) });
      else if (!tellFields(setError, FIELDS, fieldErrorsOf(error, t)))
        setError("root", { message: failureWords(error, t, t("auth.signUp.failed")) });
    }
  };

  return (
    <form
      onSubmit={(event) => handleSubmit(send)(event)}
      noValidate
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <UnsavedWork of="unsent" isUnsaved={formState.isDirty && !isBusy} />
      <FormAlert failure={errors.root} />
      {kind === "provider" ? (
        <Field id="companyName" label={t("auth.companyName")} error={errors.companyName?.message}>
          {(control) => (
            <Input
              {...control}
              {...register("companyName", { setValueAs: trimmed })}
              autoComplete="organization"
              maxLength={200}
              required
            />
          )}
        </Field>
      ) : null}
      <EmailField
        registered={register("email", { setValueAs: trimmed })}
        error={errors.email?.message}
        autoComplete="email"
      />
      <Controller
        control={control}
        name="phoneNumber"
        render={({ field }) => (
          <MobileField
            {...field}
            label={t("auth.mobile")}
            hint={kind === "provider" ? t("auth.providerSignUp.mobileIsPublic") : undefined}
            countryLabel={t("auth.country")}
            countries={countries}
            error={errors.phoneNumber?.message}
          />
        )}
      />
      <NewPasswordFields register={register} errors={errors} isFirst />
      {documents ? (
        <Controller
          control={control}
          name="documents"
          render={({ field }) => (
            <DocumentDrop
              id="documents"
              ref={field.ref}
              files={field.value}
              onChange={field.onChange}
              disabled={isBusy}
              label={documents.label}
              languageTag={documents.languageTag}
              errors={{ all: errors.documents?.message, byIndex: byIndex(errors.documents) }}
            />
          )}
        />
      ) : null}
      {children}
      <SubmitButton
        needsScript
        busy={isBusy}
        busyLabel={isUploading ? t("auth.providerSignUp.uploading") : t(`auth.${area}.busy`)}
        className="mt-1 w-full"
      >
        {t(`auth.${area}.submit`)}
      </SubmitButton>
    </form>
  );
}
