"use client";

import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Button, buttonClass } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { PageLink } from "@/components/ui/page-link";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/client";
import * as listings from "@/lib/api/listings";
import type { ListingStatus } from "@/lib/shared/listing-status";

type Props = {
  listing: { id: string; name: string; status: ListingStatus };
  editHref: string;
};

/** What a provider may do with a listing: edit (a rejected one: mend and resubmit), archive after a question, restore. */
export function ListingActions({ listing, editHref }: Props) {
  const t = useTranslator();
  const { id, name, status } = listing;
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [restoring, setRestoring] = useState(false);

  /** The words for a failed call; a listing that changed in the meantime is shown anew. */
  const failed = (error: unknown, otherwise: string): string => {
    if (!(error instanceof ApiError)) return otherwise;
    if (error.status === 401) return t("listingForm.session");
    if (error.status !== 409 && error.status !== 404) return failureWords(error, t, otherwise);
    router.refresh();
    return t("provider.changedMeanwhile");
  };
  const archive = async (): Promise<string | void> => {
    try {
      await call(listings.archiveListing, { params: { id } });
    } catch (error) {
      return failed(error, t("provider.archiveFailed"));
    }
    toast.ok(t("provider.archived", { name }));
    router.refresh();
  };
  const restore = async () => {
    setRestoring(true);
    try {
      const answer = await call(listings.restoreListing, { params: { id } });
      toast.ok(t("provider.restored", { name, status: t(`workspace.statuses.${answer.listing.status}`) }));
      router.refresh();
    } catch (error) {
      toast.bad(failed(error, t("provider.restoreFailed")));
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
        aria-label={t("provider.restoreLabel", { name })}
        className="max-md:w-full"
      >
        {restoring ? <Spinner className="size-4" /> : <ArchiveRestore aria-hidden className="size-4" />}
        {restoring ? t("provider.restoring") : t("provider.restore")}
      </Button>
    );
  }
  const isRejected = status === "rejected";
  return (
    <div className="flex gap-2 xl:justify-end">
      <PageLink
        href={editHref}
        aria-label={t(isRejected ? "provider.resubmitLabel" : "provider.editLabel", { name })}
        className={`${buttonClass({ variant: isRejected ? "soft" : "line" })} max-md:flex-1 whitespace-nowrap`}
      >
        <Pencil aria-hidden className="size-4" />
        {isRejected ? t("provider.resubmit") : t("provider.edit")}
      </PageLink>
      <Button
        variant="line"
        size="icon"
        title={t("provider.archive")}
        aria-label={t("provider.archiveLabel", { name })}
        onClick={() => setAsking(true)}
      >
        <Archive aria-hidden className="size-4" />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("provider.archiveTitle", { name })}
        description={t("provider.archiveText")}
        texts={{
          confirm: t("provider.archive"),
          busy: t("provider.archiving"),
          cancel: t("workspace.cancel"),
        }}
        onConfirm={archive}
      />
    </div>
  );
}
