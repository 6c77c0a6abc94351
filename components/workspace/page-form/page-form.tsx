"use client";

import { Clock } from "lucide-react";
import { useState } from "react";
import { Controller, type Path } from "react-hook-form";
import { failureWords, fieldErrorsOf } from "@/components/form/failure-words";
import { FormField } from "@/components/form/form-field";
import { UnsavedWork } from "@/components/form/unsaved-work";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useTranslator } from "@/components/messages/use-translator";
import { HoursFields } from "@/components/workspace/page-form/hours-fields";
import {
  entryOf,
  fieldsOf,
  newFilesOf,
  type PageEntry,
  pageRules,
} from "@/components/workspace/page-form/page-values";
import { PhotoFields } from "@/components/workspace/page-form/photo-fields";
import { SaveOutcome } from "@/components/workspace/save-outcome";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/client";
import * as providers from "@/lib/api/providers";
import type { CompanyPage } from "@/lib/schemas/company-page";
import {
  MAX_ABOUT_LENGTH,
  PAGE_LANGUAGES,
  PAYMENT_MODES,
  type PageLanguage,
  type PaymentMode,
} from "@/lib/shared/company-page";
import { type Weekday } from "@/lib/shared/opening-hours";

type Props = {
  page: CompanyPage;
  days: Readonly<Record<Weekday, string>>;
  languages: Readonly<Record<PageLanguage, string>>;
  paymentModes: Readonly<Record<PaymentMode, string>>;
  /** The company's page as visitors see it. */
  href: string;
  signInHref: string;
};

/** The first message below a path of nested errors; undefined when nothing is wrong there. */
function messageIn(errors: unknown): string | undefined {
  if (typeof errors !== "object" || errors === null) return undefined;
  const { message } = errors as { message?: unknown };
  if (typeof message === "string") return message;
  for (const inner of Object.values(errors)) {
    const found = inner instanceof Element ? undefined : messageIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What a company says of itself on its page: sent for an admin's look, shown after it
 * (docs/product/listings.md#company-pages).
 */
export function PageForm(props: Props) {
  const t = useTranslator();
  const { signInHref } = props;
  const [page, setPage] = useState(props.page);
  /** What came of the last save, until something is changed. */
  const [saved, setSaved] = useState<string | null>(null);
  const form = useCheckedForm<PageEntry>({
    defaultValues: entryOf(page),
    rules: pageRules,
    onChange: () => {
      setSaved(null);
      form.clearErrors("root");
    },
  });
  const { control, formState, reset, setError } = form;
  const { errors, isDirty, isSubmitting: busy } = formState;

  const save = form.handleSubmit(async (entry) => {
    setSaved(null);
    try {
      const answer = await call(providers.saveMyPage, { fields: fieldsOf(entry), files: newFilesOf(entry) });
      reset(entryOf(answer.page));
      const isWaiting = answer.page.draft?.status === "pending_approval";
      setPage(answer.page);
      setSaved(isWaiting ? t("pageForm.saved") : t("pageForm.unchanged"));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        return setError("root", { type: "session", message: t("pageForm.session") });
      for (const [path, message] of Object.entries(fieldErrorsOf(error, t)))
        setError(path as Path<PageEntry>, { type: "server", message });
      setError("root", { type: "server", message: failureWords(error, t, t("pageForm.failed")) });
    }
  });
  const alert = errors.root?.message ?? messageIn(errors);

  return (
    <form
      method="post"
      noValidate
      aria-label={t("pageForm.title")}
      onSubmit={save}
      className="mt-8 grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 className="text-lg font-semibold">{t("pageForm.title")}</h2>
        <p className="text-sm text-ink-2">{t("pageForm.lead")}</p>
        <a
          href={props.href}
          className="inline-flex min-h-touch items-center text-sm font-medium text-action hover:underline"
        >
          {t("pageForm.look")}
        </a>
      </div>
      <UnsavedWork isUnsaved={isDirty} />
      <PageState page={page} />
      <fieldset disabled={busy} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <FormField
          control={control}
          name="about"
          id="page-about"
          label={t("pageForm.about")}
          hint={t("pageForm.aboutHint", { max: MAX_ABOUT_LENGTH })}
        >
          {(field) => <Textarea {...field} rows={5} />}
        </FormField>
        <Controller
          control={control}
          name="openingHours"
          render={({ field: { ref, value, onChange } }) => (
            <HoursFields
              ref={ref}
              value={value}
              onChange={onChange}
              days={props.days}
              errorOf={(day) => messageIn(errors.openingHours?.[day])}
            />
          )}
        />
        <Choices
          form={form}
          name="languages"
          all={PAGE_LANGUAGES}
          labels={props.languages}
          legend={t("pageForm.languages")}
        />
        <Choices
          form={form}
          name="paymentModes"
          all={PAYMENT_MODES}
          labels={props.paymentModes}
          legend={t("pageForm.paymentModes")}
        />
        <Controller
          control={control}
          name="photos"
          render={({ field: { ref, value, onChange } }) => (
            <PhotoFields ref={ref} value={value} onChange={onChange} error={messageIn(errors.photos)} />
          )}
        />
      </fieldset>
      <div className="grid gap-4 border-t border-line pt-5">
        <SaveOutcome
          alert={alert}
          signIn={errors.root?.type === "session" ? { href: signInHref, label: t("pageForm.signIn") } : null}
          saved={saved}
        />
        <SubmitButton
          busy={busy}
          busyLabel={t("pageForm.saving")}
          className="max-sm:w-full sm:justify-self-start"
        >
          {t("pageForm.save")}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Whether something waits for an admin's look, or was turned down and why. */
function PageState({ page: { draft } }: { page: CompanyPage }) {
  const t = useTranslator();
  if (draft === null) return null;
  if (draft.status === "rejected")
    return (
      <Alert>
        {draft.rejectionReason === null
          ? t("pageForm.rejectedNoReason")
          : t("pageForm.rejected", { reason: draft.rejectionReason })}
      </Alert>
    );
  return (
    <p className="flex items-start gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t("pageForm.waiting")}
    </p>
  );
}

type ChoicesProps<Name extends "languages" | "paymentModes", One extends string> = {
  form: ReturnType<typeof useCheckedForm<PageEntry>>;
  name: Name;
  all: readonly One[];
  labels: Readonly<Record<One, string>>;
  legend: string;
};

/** Some of a fixed list. */
function Choices<Name extends "languages" | "paymentModes", One extends PageEntry[Name][number]>({
  form,
  name,
  all,
  labels,
  legend,
}: ChoicesProps<Name, One>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <fieldset className="min-w-0">
          <legend className="text-sm font-medium">{legend}</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
            {all.map((one) => (
              <Checkbox
                key={one}
                label={labels[one]}
                checked={(value as readonly string[]).includes(one)}
                onChange={({ target }) =>
                  onChange(
                    all.filter((other) =>
                      other === one ? target.checked : (value as readonly string[]).includes(other),
                    ),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    />
  );
}
