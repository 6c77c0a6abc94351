import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus, fieldFailure, sentenceIn } from "@/components/admin/api-failure";
import { changedFields } from "@/components/admin/changed-fields";
import type { Outcome, Verdict } from "@/components/admin/decision-desk";
import { fillText } from "@/components/listings/fill-text";
import { approveListing, rejectListing } from "@/lib/api/admin";
import { call } from "@/lib/api/client";
import { getListing } from "@/lib/api/listings";
import type { ManagedListing } from "@/lib/schemas/listing";

export type DecisionTexts = Pick<AdminTexts, "decide" | "listing" | "status" | "sentences">;

/** Sends one decision with the version it is about. @returns what came of it, in words */
export async function sendDecision(
  texts: DecisionTexts,
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
    return outcomeOf(error, texts, listing, verdict);
  }
}

async function outcomeOf(
  error: unknown,
  texts: DecisionTexts,
  listing: ManagedListing,
  verdict: Verdict,
): Promise<Outcome> {
  const { name } = listing;
  const t = texts.decide;
  const status = failureStatus(error);
  if (status === 404) return { kind: "refused", text: fillText(t.gone, { name }) };
  if (status === 409) {
    const now = fieldFailure(error, "status") as keyof DecisionTexts["status"] | null;
    return {
      kind: "refused",
      text: now
        ? fillText(t.alreadyDecided, { name, status: texts.status[now] ?? "" })
        : await changedText(texts, listing),
    };
  }
  const failed = verdict.status === "approved" ? t.failedToApprove : t.failedToReject;
  const said = fieldFailure(error, "reason");
  return { kind: "failed", text: `${said ? sentenceIn(texts.sentences, said) : failed}: ‘${name}’` };
}

/** Names what its provider changed: the listing as it was shown here beside the one that waits now. */
async function changedText({ decide: t, listing: words }: DecisionTexts, seen: ManagedListing) {
  const { name } = seen;
  try {
    const { listing: now } = await call(getListing, { params: { id: seen.id } });
    const fields = changedFields(seen, now, words);
    if (fields.length > 0) return fillText(t.changed, { name, fields: fields.join(", ") });
  } catch {
    // What changed is told when it can be; that it changed, always.
  }
  return fillText(t.changedSomehow, { name });
}
