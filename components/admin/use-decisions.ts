"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus, fieldFailure, sentenceIn } from "@/components/admin/api-failure";
import { fillText } from "@/components/listings/fill-text";
import { toast } from "@/components/ui/toast";
import { approveListing, rejectListing } from "@/lib/api/admin";
import { call } from "@/lib/api/client";
import { archiveListing } from "@/lib/api/listings";
import type { ManagedListing } from "@/lib/schemas/listing";

type Texts = Pick<AdminTexts, "decide" | "status" | "sentences">;

/**
 * What an admin decides on a listing. After each decision the table is read again; a decision somebody else made first
 * (409) is told kindly.
 */
export function useDecisions(texts: Texts, reload: () => void) {
  const router = useRouter();
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const t = texts.decide;

  const settle = () => {
    reload();
    // The count beside 'Dashboard' is the server's.
    router.refresh();
  };

  /** @returns null when it is settled, by this decision or by an earlier one, else what to say */
  async function decide(
    { id, name }: ManagedListing,
    send: () => Promise<unknown>,
    done: string,
    failed: string,
  ): Promise<string | null> {
    setBusyIds((ids) => [...ids, id]);
    try {
      await send();
      toast.ok(fillText(done, { name }));
      settle();
      return null;
    } catch (error) {
      const status = failureStatus(error);
      if (status !== 409 && status !== 404)
        return sentenceIn(texts.sentences, fieldFailure(error, "reason") ?? failed);
      const now = fieldFailure(error, "status") as keyof Texts["status"] | null;
      toast.bad(
        status === 404
          ? fillText(t.gone, { name })
          : fieldFailure(error, "updatedAt")
            ? fillText(t.changed, { name })
            : fillText(t.alreadyDecided, { name, status: (now && texts.status[now]) ?? "" }),
      );
      settle();
      return null;
    } finally {
      setBusyIds((ids) => ids.filter((one) => one !== id));
    }
  }

  return {
    isBusy: (listing: ManagedListing) => busyIds.includes(listing.id),
    /** Its failures are told in the snackbar. */
    approve: async (listing: ManagedListing) => {
      const failure = await decide(
        listing,
        () => call(approveListing, { params: { id: listing.id }, body: { updatedAt: listing.updatedAt } }),
        t.approved,
        t.failedToApprove,
      );
      if (failure !== null) toast.bad(failure);
      return failure;
    },
    reject: (listing: ManagedListing, reason: string) =>
      decide(
        listing,
        () =>
          call(rejectListing, {
            params: { id: listing.id },
            body: { updatedAt: listing.updatedAt, ...(reason.trim() && { reason: reason.trim() }) },
          }),
        t.rejected,
        t.failedToReject,
      ),
    archive: (listing: ManagedListing) =>
      decide(
        listing,
        () => call(archiveListing, { params: { id: listing.id } }),
        t.archived,
        t.failedToArchive,
      ),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
