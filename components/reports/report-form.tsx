"use client";

import { type ReactNode, useState } from "react";
import { FormAlert } from "@/components/account/form-alert";
import { Outcome } from "@/components/account/outcome";
import { failureOf } from "@/components/form/failure-of";
import type { FormTexts } from "@/components/form/form-texts";
import { Honeypot } from "@/components/form/honeypot";
import { type KeptForm, usePlainForm } from "@/components/form/use-plain-form";
import type { ReportTexts } from "@/components/reports/report-texts";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/api/client";
import type { reportListing } from "@/lib/api/reports";
import { MAX_REPORT_DETAILS_LENGTH, type ReportReason } from "@/lib/shared/enquiry";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  listingId: string;
  locale: Locale;
  texts: ReportTexts;
  formTexts: FormTexts;
  kept?: KeptForm | null;
  /** What stands below the thanks: the way back. */
  after?: ReactNode;
};

/** What is wrong with a listing, and how; works without JavaScript. */
export function ReportForm({ listingId, locale, texts, formTexts, kept, after }: Props) {
  const [sent, setSent] = useState(false);
  const { form, busy, errors, failure, firstKept } = usePlainForm({
    fields: ["reason", "details"],
    kept,
    formTexts,
    failed: (error) => failureOf(error, texts.words, locale),
    send: async (value) => {
      await call<typeof reportListing>(
        { method: "POST", path: "/listings/{id}/reports" },
        {
          params: { id: listingId },
          body: {
            // Absent when none is chosen: the API says so at the field.
            ...(value("reason") !== "" && { reason: value("reason") as ReportReason }),
            details: value("details"),
            locale,
            website: value("website"),
          } as never,
        },
      );
      setSent(true);
    },
  });

  if (sent)
    return (
      <Outcome kind="done" title={texts.sentTitle} text={texts.sentText}>
        {after}
      </Outcome>
    );
  return (
    <form {...form} method="post" action={`/api/v1/listings/${listingId}/reports`} className="grid gap-4">
      <FormAlert failure={failure} />
      <input type="hidden" name="locale" value={locale} />
      <Honeypot id="report-website" label={texts.website} />
      <Field id="report-reason" label={texts.reason} error={errors.reason}>
        {(control) => (
          <Select
            {...control}
            name="reason"
            required
            defaultValue={kept?.values.reason ?? ""}
            autoFocus={firstKept === "reason"}
            className="w-full"
          >
            <option value="">{texts.choose}</option>
            {texts.reasons.map(({ reason, label }) => (
              <option key={reason} value={reason}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="report-details" label={texts.details} hint={texts.detailsHint} error={errors.details}>
        {(control) => (
          <Textarea
            {...control}
            name="details"
            defaultValue={kept?.values.details ?? ""}
            autoFocus={firstKept === "details"}
            maxLength={MAX_REPORT_DETAILS_LENGTH}
            className="min-h-20!"
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
