"use client";

import { type ReactNode, useState } from "react";
import { FormAlert } from "@/components/form/form-alert";
import { Outcome } from "@/components/form/outcome";
import { Honeypot } from "@/components/form/honeypot";
import { type FlashForm, usePlainForm } from "@/components/form/use-plain-form";
import { useTranslator } from "@/components/messages/use-translator";
import { reportWords } from "@/components/reports/report-words";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/client";
import type { reportListing } from "@/lib/api/reports";
import { MAX_REPORT_DETAILS_LENGTH, REPORT_REASONS, type ReportReason } from "@/lib/shared/report";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  listingId: string;
  locale: Locale;
  kept?: FlashForm | null;
  /** What stands below the thanks: the way back. */
  after?: ReactNode;
};

/** What is wrong with a listing, and how; works without JavaScript. */
export function ReportForm({ listingId, locale, kept, after }: Props) {
  const t = useTranslator();
  const [sent, setSent] = useState(false);
  const { form, busy, errors, failure, firstInvalid } = usePlainForm({
    fields: ["reason", "details"],
    kept,
    otherwise: reportWords(t),
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
      <Outcome kind="done" title={t("report.sentTitle")} text={t("report.sentText")}>
        {after}
      </Outcome>
    );
  return (
    <form {...form} method="post" action={`/api/v1/listings/${listingId}/reports`} className="grid gap-4">
      <FormAlert failure={failure} />
      <input type="hidden" name="locale" value={locale} />
      <Honeypot id="report-website" label={t("enquiryForm.website")} />
      <Field id="report-reason" label={t("report.reason")} error={errors.reason}>
        {(control) => (
          <Select
            {...control}
            name="reason"
            required
            defaultValue={kept?.values.reason ?? ""}
            autoFocus={firstInvalid === "reason"}
            className="w-full"
          >
            <option value="">{t("report.choose")}</option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`report.reasons.${reason}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="report-details"
        label={t("report.details")}
        hint={t("report.detailsHint", { max: MAX_REPORT_DETAILS_LENGTH })}
        error={errors.details}
      >
        {(control) => (
          <Textarea
            {...control}
            name="details"
            defaultValue={kept?.values.details ?? ""}
            autoFocus={firstInvalid === "details"}
            maxLength={MAX_REPORT_DETAILS_LENGTH}
            className="min-h-20!"
          />
        )}
      </Field>
      <div>
        <SubmitButton busy={busy} busyLabel={t("report.busy")} className="max-sm:w-full">
          {t("report.submit")}
        </SubmitButton>
      </div>
    </form>
  );
}
