"use client";

import { useState } from "react";
import { FormAlert } from "@/components/form/form-alert";
import { Outcome } from "@/components/form/outcome";
import { contactWords } from "@/components/contact/contact-words";
import { Honeypot } from "@/components/form/honeypot";
import { phoneDigits } from "@/components/form/phone-digits";
import { type FlashForm, usePlainForm } from "@/components/form/use-plain-form";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import type { sendContactMessage } from "@/lib/api/contact";
import { MAX_MESSAGE_LENGTH, MAX_VISITOR_NAME_LENGTH } from "@/lib/shared/limits";
import type { Locale } from "@/lib/shared/locale";

const FIELDS = ["name", "email", "number", "message"] as const;

/** A field that says the same whether it is empty or wrong. */
const both = (told: string) => ({ missing: told, invalid: told });

type Props = { locale: Locale; kept?: FlashForm | null };

/**
 * The contact form (docs/product/pages.md#about-contact-promoters, docs/product/texts-and-limits.md#what-is-checked);
 * works without JavaScript.
 */
export function ContactForm({ locale, kept }: Props) {
  const t = useTranslator();
  const [sent, setSent] = useState(false);
  const [number, setNumber] = useState(kept?.values.number ?? "");
  const { form, busy, errors, failure, firstInvalid } = usePlainForm({
    fields: FIELDS,
    kept,
    wrong: {
      name: both(t("form.visitorNameLength")),
      email: { missing: t("form.emailRequired"), invalid: t("form.emailInvalid") },
      number: both(t("form.numberTenDigits")),
      message: both(t("form.messageLength")),
    },
    otherwise: contactWords(t),
    send: async (value) => {
      // Loaded when it is wanted: most who open the page write nothing.
      const { call } = await import("@/lib/client/client");
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
      <Outcome kind="sent" title={t("contact.sentTitle")} text={t("contact.sentText")}>
        <Button variant="line" onClick={() => setSent(false)}>
          {t("contact.another")}
        </Button>
      </Outcome>
    );
  const field = (name: (typeof FIELDS)[number]) => ({ id: `contact-${name}`, error: errors[name] });
  const value = (name: (typeof FIELDS)[number]) => ({
    name,
    defaultValue: kept?.values[name] ?? "",
    autoFocus: firstInvalid === name,
  });
  return (
    <form
      {...form}
      method="post"
      action="/api/v1/contact"
      aria-label={t("contact.form")}
      className="grid gap-4"
    >
      <FormAlert failure={failure} />
      <input type="hidden" name="locale" value={locale} />
      <Honeypot id="contact-website" label={t("enquiryForm.website")} />
      <Field {...field("name")} label={t("contact.name")}>
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
        <Field {...field("email")} label={t("contact.email")}>
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
        <Field {...field("number")} label={t("contact.number")} hint={t("contact.numberHint")}>
          {(control) => (
            <Input
              {...control}
              name="number"
              value={number}
              onChange={(event) => setNumber(phoneDigits(event.target.value))}
              autoFocus={firstInvalid === "number"}
              required
              pattern="[0-9]{10}"
              inputMode="numeric"
              autoComplete="tel-national"
            />
          )}
        </Field>
      </div>
      <Field {...field("message")} label={t("contact.message")}>
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
        <SubmitButton busy={busy} busyLabel={t("contact.busy")} className="max-sm:w-full">
          {t("contact.submit")}
        </SubmitButton>
      </div>
    </form>
  );
}
