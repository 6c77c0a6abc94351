"use client";

import { useRef, useState } from "react";
import { FormAlert } from "@/components/form/form-alert";
import { Outcome } from "@/components/form/outcome";
import { enquiryWords } from "@/components/enquiries/enquiry-words";
import { PrivateLink } from "@/components/enquiries/private-link";
import { newAttemptKey } from "@/lib/client/attempt-key";
import { forgetDraft } from "@/lib/client/tab-draft";
import { Honeypot } from "@/components/form/honeypot";
import { UnsavedWork } from "@/components/form/unsaved-work";
import { type FlashForm, usePlainForm } from "@/components/form/use-plain-form";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import type { sendEnquiry } from "@/lib/api/enquiries";
import type { EnquiryTarget } from "@/lib/shared/enquiry";
import { MAX_MESSAGE_LENGTH, MAX_VISITOR_NAME_LENGTH } from "@/lib/shared/limits";
import type { Locale } from "@/lib/shared/locale";

const TEXTS = ["name", "phoneNumber", "email", "message"] as const;
const FIELDS = [...TEXTS, "consent"] as const;

type Props = {
  to: EnquiryTarget;
  /** The one it goes to, or the names of all. */
  company: string;
  /** How many they are. */
  count?: number;
  locale: Locale;
  kept?: FlashForm | null;
  /** Without its own heading, where the page's says it. */
  bare?: boolean;
};

/** An enquiry to one business, or to several (issue 'Enquiry'): works without JavaScript, and then the server answers with pages. */
export function EnquiryForm({ to, company, count = 1, locale, kept, bare = false }: Props) {
  const t = useTranslator();
  const isOne = count === 1;
  const draft = `enquiry ${Object.values(to).join()}`;
  const [link, setLink] = useState<string | null>(null);
  /** Of an attempt whose answer was lost nobody here knows whether it arrived: the next is the same one. */
  const attempt = useRef<string | null>(null);
  const { form, busy, isUnsent, errors, failure, firstInvalid } = usePlainForm({
    fields: FIELDS,
    kept,
    draft: { name: draft, fields: TEXTS },
    otherwise: {
      ...enquiryWords(t),
      get failed() {
        return t(navigator.onLine ? "enquiryForm.failed" : "enquiryForm.offline");
      },
    },
    send: async (value) => {
      // Loaded when it is wanted: most who open the page write nothing.
      const { call } = await import("@/lib/client/client");
      attempt.current ??= newAttemptKey();
      const sending = call<typeof sendEnquiry>(
        { method: "POST", path: "/enquiries" },
        {
          body: {
            ...to,
            locale,
            name: value("name"),
            phoneNumber: value("phoneNumber"),
            email: value("email"),
            message: value("message"),
            // Absent when it is not ticked: the API says so at the field.
            ...(value("consent") !== "" && { consent: true }),
            website: value("website"),
          } as never,
          headers: { "Idempotency-Key": attempt.current },
        },
      );
      try {
        const { enquiry } = await sending;
        setLink(new URL(enquiry.link, window.location.href).href);
      } catch (error) {
        const { fieldErrorsOf } = await import("@/components/form/failure-words");
        // Some of the several that were chosen cannot be asked any more.
        if (!Object.keys(fieldErrorsOf(error, t)).some((path) => path.startsWith("listingIds"))) throw error;
        // The page is drawn anew, with what was entered: for those who are left.
        form.ref.current?.submit();
      }
    },
  });

  if (link !== null)
    return (
      <div className="p-4 sm:p-5">
        <Outcome
          kind="sent"
          title={t("enquiryForm.sentTitle", { company })}
          text={t(isOne ? "enquiryForm.sentText" : "enquiryForm.severalSentText", { company })}
        >
          <PrivateLink url={link} t={t} />
          <a href={link} className={buttonClass({ variant: "quiet" })}>
            {t("enquiryForm.open")}
          </a>
        </Outcome>
      </div>
    );

  const field = (name: (typeof FIELDS)[number]) => ({ id: `enquiry-${name}`, error: errors[name] });
  const value = (name: string) => ({
    name,
    defaultValue: kept?.values[name] ?? "",
    autoFocus: firstInvalid === name,
  });
  return (
    <>
      {bare ? null : (
        <div className="border-b border-line px-4 py-3 sm:px-5">
          <h2 id="enquiry-heading" className="text-lg font-semibold">
            {t("enquiryForm.heading")}
          </h2>
          <p className="text-sm break-words text-ink-2">{t("enquiryForm.lead", { company })}</p>
        </div>
      )}
      <form
        {...form}
        method="post"
        action="/api/v1/enquiries"
        aria-label={t("enquiryForm.heading")}
        className="grid gap-4 p-4 sm:p-5"
      >
        <UnsavedWork of="unsent" isUnsaved={isUnsent} onLeave={() => forgetDraft(draft)} />
        <FormAlert failure={failure} />
        {Object.entries(to).map(([key, id]) => (
          <input key={key} type="hidden" name={key} value={id} />
        ))}
        <input type="hidden" name="locale" value={locale} />
        <Honeypot id="enquiry-website" label={t("enquiryForm.website")} />
        <Field {...field("name")} label={t("enquiryForm.name")}>
          {(control) => (
            <Input
              {...control}
              {...value("name")}
              required
              autoComplete="name"
              maxLength={MAX_VISITOR_NAME_LENGTH}
            />
          )}
        </Field>
        <Field
          {...field("phoneNumber")}
          label={t("enquiryForm.phoneNumber")}
          hint={t("enquiryForm.phoneHint")}
        >
          {(control) => (
            <Input {...control} {...value("phoneNumber")} type="tel" autoComplete="tel" maxLength={40} />
          )}
        </Field>
        <Field {...field("email")} label={t("enquiryForm.email")}>
          {(control) => (
            <Input {...control} {...value("email")} type="email" autoComplete="email" maxLength={254} />
          )}
        </Field>
        <Field
          {...field("message")}
          label={t("enquiryForm.message")}
          hint={t("enquiryForm.messageHint", { max: MAX_MESSAGE_LENGTH })}
        >
          {(control) => (
            <Textarea
              {...control}
              {...value("message")}
              required
              maxLength={MAX_MESSAGE_LENGTH}
              className="min-h-28!"
            />
          )}
        </Field>
        <div className="grid gap-1">
          <Checkbox
            id="enquiry-consent"
            name="consent"
            value="true"
            required
            defaultChecked={kept?.values.consent === "true"}
            autoFocus={firstInvalid === "consent"}
            label={t(isOne ? "enquiryForm.consent" : "enquiryForm.severalConsent", { company })}
            {...(errors.consent && { "aria-invalid": true, "aria-describedby": "enquiry-consent-error" })}
          />
          {errors.consent ? <FieldError id="enquiry-consent-error">{errors.consent}</FieldError> : null}
        </div>
        <p className="flex items-start gap-2 rounded-md bg-sunken px-3 py-2 text-xs text-ink-2">
          <Icon name="lock" className="mt-0.5 size-3.5 shrink-0" />
          <span>{t(isOne ? "enquiryForm.promise" : "enquiryForm.severalPromise")}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <SubmitButton busy={busy} busyLabel={t("enquiryForm.busy")} className="max-sm:w-full">
            {t("enquiryForm.submit")}
          </SubmitButton>
          <span className="text-xs text-ink-3">{t("enquiryForm.noAccount")}</span>
        </div>
      </form>
    </>
  );
}
