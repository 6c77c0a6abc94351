import { changedFields } from "@/components/admin/decisions/changed-fields";
import type { Outcome, Verdict } from "@/components/admin/decisions/decision-desk";
import { failureStatus, fieldErrorsOf, standsNow } from "@/components/form/failure-words";
import { approveListing, rejectListing } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import { getListing } from "@/lib/api/listings";
import type { Translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { ListingStatus } from "@/lib/shared/listing-status";

/** Sends one decision with the version it is about. @returns what came of it, in words */
export async function sendDecision(
  t: Translator,
  listing: ManagedListing,
  verdict: Verdict,
  keepalive: boolean,
): Promise<Outcome> {
  const { id, updatedAt } = listing;
  const params = { id };
  try {
    if (verdict.status === "approved") {
      await call(approveListing, { params, body: { updatedAt }, keepalive });
    } else {
      const reason = verdict.reason.trim();
      await call(rejectListing, { params, body: { updatedAt, ...(reason && { reason }) }, keepalive });
    }
    return { kind: "done" };
  } catch (error) {
    return outcomeOf(error, t, listing, verdict);
  }
}

async function outcomeOf(
  error: unknown,
  t: Translator,
  listing: ManagedListing,
  verdict: Verdict,
): Promise<Outcome> {
  const { name } = listing;
  const status = failureStatus(error);
  if (status === 404) return { kind: "refused", text: t("admin.decide.gone", { name }) };
  if (status === 409) {
    const now = standsNow(error, "status") as ListingStatus | null;
    return {
      kind: "refused",
      text: now
        ? t("admin.decide.alreadyDecided", { name, status: t(`admin.status.${now}`) })
        : await changedText(t, listing),
    };
  }
  const failed =
    verdict.status === "approved" ? t("admin.decide.failedToApprove") : t("admin.decide.failedToReject");
  const { reason = failed } = fieldErrorsOf(error, t);
  return { kind: "failed", text: `${reason}: ‘${name}’` };
}

/** Names what its provider changed: the listing as it was shown here beside the one that waits now. */
async function changedText(t: Translator, seen: ManagedListing) {
  const { name } = seen;
  try {
    const { listing: now } = await call(getListing, { params: { id: seen.id } });
    const fields = changedFields(seen, now, t);
    if (fields.length > 0) return t("admin.decide.changed", { name, fields: fields.join(", ") });
  } catch {
    // What changed is told when it can be; that it changed, always.
  }
  return t("admin.decide.changedSomehow", { name });
}
