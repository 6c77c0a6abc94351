"use client";

import { useId, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus } from "@/components/admin/api-failure";
import { fillText } from "@/components/listings/fill-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { archiveListing } from "@/lib/api/listings";
import type { ManagedListing } from "@/lib/schemas/listing";

const MAX_REASON_LENGTH = 500;

type RejectProps = {
  /** At least one. */
  listings: readonly ManagedListing[];
  onReject: (reason: string) => void;
  texts: Pick<AdminTexts, "decide" | "dialog" | "queue">;
  onClose: () => void;
};

/** Asks for a rejection, names the listing, takes a reason: one of the common ones, or words of one's own. */
export function RejectDialog({ listings, onReject, texts, onClose }: RejectProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const { decide: t, queue: q } = texts;
  // As the server counts: composed and trimmed.
  const count = reason.normalize("NFC").trim().length;
  const tooLong = count > MAX_REASON_LENGTH;
  const [first] = listings;
  const only = listings.length === 1 && first ? first : null;
  const numbers = { count, max: MAX_REASON_LENGTH };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        only
          ? fillText(t.rejectTitle, { name: only.name })
          : fillText(q.rejectManyTitle, { count: listings.length })
      }
      texts={{ confirm: t.rejectListing, busy: t.rejecting, cancel: texts.dialog.cancel }}
      tone="danger"
      onConfirm={async () => {
        if (!tooLong) return onReject(reason);
        document.getElementById(id)?.focus();
        return t.reasonTooLong;
      }}
    >
      <PresetReasons reason={reason} onChoose={setReason} texts={q} />
      <Field
        id={id}
        label={
          <>
            {t.reason} <span className="font-normal text-ink-3">{t.optional}</span>
          </>
        }
        hint={
          <span className="tabular-nums">
            {only
              ? fillText(t.reasonHint, { company: only.provider.providerProfile.companyName, ...numbers })
              : fillText(q.reasonManyHint, numbers)}
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

type PresetProps = { reason: string; onChoose: (reason: string) => void; texts: AdminTexts["queue"] };

/** The common reasons: a press puts one after what stands in the field, a second press takes it out again. */
function PresetReasons({ reason, onChoose, texts }: PresetProps) {
  const { pictures, duplicate, category, place, vague, contact } = texts.preset;
  const toggle = (preset: string) =>
    onChoose(
      reason.includes(preset)
        ? reason.replace(preset, "").replace(/ {2,}/g, " ").trim()
        : `${reason.trimEnd()} ${preset}`.trimStart(),
    );
  return (
    <div role="group" aria-label={texts.reasons} className="mb-4 grid gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {texts.reasons}
      </p>
      {[pictures, duplicate, category, place, vague, contact].map((preset) => (
        <Button
          key={preset}
          variant={reason.includes(preset) ? "soft" : "line"}
          aria-pressed={reason.includes(preset)}
          onClick={() => toggle(preset)}
          className="justify-start text-left font-normal"
        >
          {preset}
        </Button>
      ))}
    </div>
  );
}

type ArchiveProps = {
  listing: ManagedListing;
  /** Told when it is archived, or was by somebody else. */
  onSettled: () => void;
  texts: Pick<AdminTexts, "decide" | "dialog" | "status">;
  onClose: () => void;
};

/** Asks before a listing leaves search, or its owner's archive becomes ours, names it, and does so. */
export function ArchiveDialog({ listing, onSettled, texts, onClose }: ArchiveProps) {
  const { id, name, provider } = listing;
  const t = texts.decide;
  const archive = async () => {
    try {
      await call(archiveListing, { params: { id } });
      toast.ok(fillText(t.archived, { name }));
    } catch (error) {
      const status = failureStatus(error);
      if (status !== 409 && status !== 404) return t.failedToArchive;
      const said = status === 404 ? t.gone : t.alreadyDecided;
      toast.bad(fillText(said, { name, status: texts.status.archived }));
    }
    onSettled();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(t.archiveTitle, { name })}
      description={fillText(listing.archivedBy === "owner" ? t.archiveOverText : t.archiveText, {
        company: provider.providerProfile.companyName,
      })}
      texts={{ confirm: t.archiveListing, busy: t.archiving, cancel: texts.dialog.cancel }}
      tone="danger"
      onConfirm={archive}
    />
  );
}
