"use client";

import { useState } from "react";
import { FormAlert } from "@/components/account/form-alert";
import { Outcome } from "@/components/account/outcome";
import { contactFailure } from "@/components/contact/contact-failure";
import type { ContactTexts } from "@/components/contact/contact-texts";
import type { FormTexts } from "@/components/form/form-texts";
import { Honeypot } from "@/components/form/honeypot";
import { phoneDigits } from "@/components/form/phone-digits";
import { type KeptForm, usePlainForm } from "@/components/form/use-plain-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { ApiError } from "@/lib/api/api-error";
import type { sendContactMessage } from "@/lib/api/contact";
import { MAX_MESSAGE_LENGTH, MAX_VISITOR_NAME_LENGTH } from "@/lib/shared/enquiry";
import type { Locale } from "@/lib/shared/locale";

const FIELDS = ["name", "email", "number", "message"] as const;

type Props = { locale: Locale; texts: ContactTexts; formTexts: FormTexts; kept?: KeptForm | null };

/**
 * The contact form (docs/product/pages.md#about-contact-promoters, docs/product/texts-and-limits.md#what-is-checked);
 * works without JavaScript.
 */
export function ContactForm({ locale, texts, formTexts, kept }: Props) {
  const [sent, setSent] = useState(false);
  const [number, setNumber] = useState(kept?.values.number ?? "");
  const { form, busy, errors, failure, firstKept } = usePlainForm({
    fields: FIELDS,
    kept,
    formTexts,
    wrong: texts.wrong,
    failed: (error) =>
      error instanceof ApiError ? contactFailure(error, texts, locale) : texts.words.failed,
    send: async (value) => {
      // Loaded when it is wanted: most who open the page write nothing.
      const { call } = await import("@/lib/api/client");
      await call<typeof sendContactMessage>(
        { method: "POST", path: "/contact" },
        {
          body: {
            name: value("name"),
            email: value("email"),
            number: value("number"),
            message: value("message"),
            locale,
            website: value("website"),
          },
        },
      );
      setNumber("");
      setSent(true);
    },
  });

  if (sent)
    return (
      <Outcome kind="sent" title={texts.sentTitle} text={texts.sentText}>
        <Button variant="line" onClick={() => setSent(false)}>
          {texts.another}
        </Button>
      </Outcome>
    );
  const field = (name: (typeof FIELDS)[number]) => ({ id: `contact-${name}`, error: errors[name] });
  const value = (name: (typeof FIELDS)[number]) => ({
    name,
    defaultValue: kept?.values[name] ?? "",
    autoFocus: firstKept === name,
  });
  return (
    <form {...form} method="post" action="/api/v1/contact" aria-label={texts.heading} className="grid gap-4">
      <FormAlert failure={failure} />
      <input type="hidden" name="locale" value={locale} />
      <Honeypot id="contact-website" label={texts.website} />
      <Field {...field("name")} label={texts.name}>
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field("email")} label={texts.email}>
          {(control) => (
            <Input
              {...control}
              {...value("email")}
              required
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          )}
        </Field>
        <Field {...field("number")} label={texts.number} hint={texts.numberHint}>
          {(control) => (
            <Input
              {...control}
              name="number"
              value={number}
              onChange={(event) => setNumber(phoneDigits(event.target.value, number))}
              autoFocus={firstKept === "number"}
              required
              pattern="[0-9]{10}"
              inputMode="numeric"
              autoComplete="tel-national"
            />
          )}
        </Field>
      </div>
      <Field {...field("message")} label={texts.message}>
        {(control) => (
          <Textarea
            {...control}
            {...value("message")}
            required
            maxLength={MAX_MESSAGE_LENGTH}
            className="min-h-40!"
          />
        )}
      </Field>
      <div>
        <SubmitButton busy={busy} busyLabel={texts.busy} className="max-sm:w-full">
          {texts.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
