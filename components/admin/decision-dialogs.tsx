"use client";

import { useId, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import type { Decisions } from "@/components/admin/use-decisions";
import { fillText } from "@/components/listings/fill-text";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { ManagedListing } from "@/lib/schemas/listing";

const MAX_REASON_LENGTH = 500;

type Props = {
  listing: ManagedListing;
  decisions: Decisions;
  texts: Pick<AdminTexts, "decide" | "dialog">;
  onClose: () => void;
};

/** Asks for a rejection, names the listing, takes a reason; what was typed survives a failure. */
export function RejectDialog({ listing, decisions, texts, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState("");
  const t = texts.decide;
  // As the server counts: composed and trimmed.
  const count = reason.normalize("NFC").trim().length;
  const tooLong = count > MAX_REASON_LENGTH;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(t.rejectTitle, { name: listing.name })}
      texts={{ confirm: t.rejectListing, busy: t.rejecting, cancel: texts.dialog.cancel }}
      tone="danger"
      onConfirm={async () => {
        if (!tooLong) return (await decisions.reject(listing, reason)) ?? undefined;
        document.getElementById(id)?.focus();
        return t.reasonTooLong;
      }}
    >
      <Field
        id={id}
        label={
          <>
            {t.reason} <span className="font-normal text-ink-3">{t.optional}</span>
          </>
        }
        hint={
          <span className="tabular-nums">
            {fillText(t.reasonHint, {
              company: listing.provider.providerProfile.companyName,
              count,
              max: MAX_REASON_LENGTH,
            })}
          </span>
        }
        error={tooLong ? t.reasonTooLong : null}
      >
        {(control) => (
          <Textarea {...control} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  );
}

/** Asks before a listing leaves search, and names it. */
export function ArchiveDialog({ listing, decisions, texts, onClose }: Props) {
  const t = texts.decide;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(t.archiveTitle, { name: listing.name })}
      description={fillText(t.archiveText, { company: listing.provider.providerProfile.companyName })}
      texts={{ confirm: t.archiveListing, busy: t.archiving, cancel: texts.dialog.cancel }}
      tone="danger"
      onConfirm={async () => (await decisions.archive(listing)) ?? undefined}
    />
  );
}
