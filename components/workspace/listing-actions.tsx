"use client";

import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { fillText } from "@/components/listings/fill-text";
import { Button, buttonClass } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api/api-error";
import { call } from "@/lib/api/client";
import * as listings from "@/lib/api/listings";
import type { ListingStatus } from "@/lib/shared/listing-status";

export type ListingActionTexts = {
  edit: string;
  editLabel: string;
  resubmit: string;
  resubmitLabel: string;
  archive: string;
  archiveLabel: string;
  archiveTitle: string;
  archiveText: string;
  archiving: string;
  archived: string;
  archiveFailed: string;
  restore: string;
  restoreLabel: string;
  restoring: string;
  restored: string;
  restoreFailed: string;
  changedMeanwhile: string;
  cancel: string;
  session: string;
  statuses: Readonly<Record<ListingStatus, string>>;
};

type Props = {
  listing: { id: string; name: string; status: ListingStatus };
  editHref: string;
  texts: ListingActionTexts;
};

/** What a provider may do with a listing: edit (a rejected one: mend and resubmit), archive after a question, restore. */
export function ListingActions({ listing, editHref, texts }: Props) {
  const { id, name, status } = listing;
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [restoring, setRestoring] = useState(false);

  /** The words for a failed call; a listing that changed in the meantime is shown anew. */
  const failed = (error: unknown, otherwise: string): string => {
    if (!(error instanceof ApiError)) return otherwise;
    if (error.status === 401) return texts.session;
    if (error.status !== 409 && error.status !== 404) return error.message || otherwise;
    router.refresh();
    return texts.changedMeanwhile;
  };
  const archive = async (): Promise<string | void> => {
    try {
      await call(listings.archiveListing, { params: { id } });
    } catch (error) {
      return failed(error, texts.archiveFailed);
    }
    toast.ok(fillText(texts.archived, { name }));
    router.refresh();
  };
  const restore = async () => {
    setRestoring(true);
    try {
      const answer = await call(listings.restoreListing, { params: { id } });
      toast.ok(fillText(texts.restored, { name, status: texts.statuses[answer.listing.status] }));
      router.refresh();
    } catch (error) {
      toast.bad(failed(error, texts.restoreFailed));
    } finally {
      setRestoring(false);
    }
  };
  if (status === "archived") {
    return (
      <Button
        variant="line"
        disabled={restoring}
        onClick={restore}
        aria-label={fillText(texts.restoreLabel, { name })}
        className="max-md:w-full"
      >
        {restoring ? <Spinner className="size-4" /> : <ArchiveRestore aria-hidden className="size-4" />}
        {restoring ? texts.restoring : texts.restore}
      </Button>
    );
  }
  const isRejected = status === "rejected";
  return (
    <div className="flex gap-2 xl:justify-end">
      <Link
        href={editHref}
        prefetch={false}
        aria-label={fillText(isRejected ? texts.resubmitLabel : texts.editLabel, { name })}
        className={`${buttonClass({ variant: isRejected ? "soft" : "line" })} max-md:flex-1 whitespace-nowrap`}
      >
        <Pencil aria-hidden className="size-4" />
        {isRejected ? texts.resubmit : texts.edit}
      </Link>
      <Button
        variant="line"
        size="icon"
        title={texts.archive}
        aria-label={fillText(texts.archiveLabel, { name })}
        onClick={() => setAsking(true)}
      >
        <Archive aria-hidden className="size-4" />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fillText(texts.archiveTitle, { name })}
        description={texts.archiveText}
        texts={{ confirm: texts.archive, busy: texts.archiving, cancel: texts.cancel }}
        onConfirm={archive}
      />
    </div>
  );
}
