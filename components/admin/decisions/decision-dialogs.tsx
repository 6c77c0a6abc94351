"use client";

import { useId, useState } from "react";
import { isTooLong, ReasonField } from "@/components/admin/decisions/reason-field";
import { runRowAction } from "@/components/admin/table/use-row-action";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { call } from "@/lib/client/client";
import { archiveListing } from "@/lib/api/listings";
import { commonReasons } from "@/lib/shared/rejection-reasons";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

type RejectProps = {
  locale: Locale;
  /** At least one. */
  listings: readonly ManagedListing[];
  /** Words that were begun for these before. */
  begun?: string;
  onReject: (reason: string) => void;
  /** @param reason what stands there, sent or not */
  onClose: (reason: string) => void;
};

/** Asks for a rejection, names the listing, takes a reason: one of the common ones, or words of one's own. */
export function RejectDialog({ locale, listings, begun = "", onReject, onClose }: RejectProps) {
  const t = useTranslator();
  const id = useId();
  const [reason, setReason] = useState(begun);
  const [first] = listings;
  const only = listings.length === 1 && first ? first : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose(reason)}
      // Where there are keys to type with: on a phone they would hide the common reasons.
      focusFirst={() => (matchMedia("(pointer: fine)").matches ? document.getElementById(id) : null)}
      title={
        only
          ? t("admin.decide.rejectTitle", { name: only.name })
          : t("admin.queue.rejectManyTitle", { count: listings.length })
      }
      texts={{
        confirm: only
          ? t("admin.decide.rejectListing")
          : t("admin.queue.rejectManyButton", { count: listings.length }),
        busy: t("admin.decide.rejecting"),
        cancel: t("admin.dialog.cancel"),
      }}
      tone="danger"
      onConfirm={async () => {
        if (!isTooLong(reason)) return onReject(reason);
        document.getElementById(id)?.focus();
        return t("admin.decide.reasonTooLong");
      }}
    >
      <PresetReasons locale={locale} reason={reason} onChoose={setReason} />
      <ReasonField
        id={id}
        label={
          <>
            {t("admin.decide.reason")}{" "}
            <span className="font-normal text-ink-3">{t("admin.decide.optional")}</span>
          </>
        }
        hint={(numbers) =>
          only
            ? t("admin.decide.reasonHint", { company: only.provider.providerProfile.companyName, ...numbers })
            : t("admin.queue.reasonManyHint", numbers)
        }
        reason={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

type PresetProps = { locale: Locale; reason: string; onChoose: (reason: string) => void };

/** The common reasons: a press puts one after what stands in the field, a second press takes it out again. */
function PresetReasons({ locale, reason, onChoose }: PresetProps) {
  const t = useTranslator();
  const toggle = (preset: string) =>
    onChoose(
      reason.includes(preset)
        ? reason.replace(preset, "").replace(/ {2,}/g, " ").trim()
        : `${reason.trimEnd()} ${preset}`.trimStart(),
    );
  return (
    <div role="group" aria-label={t("admin.queue.reasons")} className="mb-4 grid gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {t("admin.queue.reasons")}
      </p>
      {commonReasons(locale).map((preset) => (
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
  onClose: () => void;
};

/** Asks before a listing leaves search, or its owner's archive becomes ours, names it, and does so. */
export function ArchiveDialog({ listing, onSettled, onClose }: ArchiveProps) {
  const t = useTranslator();
  const { id, name, provider } = listing;
  const archive = () =>
    runRowAction(
      {
        send: () => call(archiveListing, { params: { id } }),
        done: t("admin.decide.archived", { name }),
        failed: t("admin.decide.failedToArchive"),
        overtaken: {
          404: t("admin.decide.gone", { name }),
          409: t("admin.decide.alreadyDecided", { name, status: t("admin.status.archived") }),
        },
      },
      onSettled,
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("admin.decide.archiveTitle", { name })}
      description={t(
        listing.archivedBy === "owner" ? "admin.decide.archiveOverText" : "admin.decide.archiveText",
        {
          company: provider.providerProfile.companyName,
        },
      )}
      texts={{
        confirm: t("admin.decide.archiveListing"),
        busy: t("admin.decide.archiving"),
        cancel: t("admin.dialog.cancel"),
      }}
      tone="danger"
      onConfirm={archive}
    />
  );
}
