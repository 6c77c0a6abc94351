import "server-only";
import { z } from "zod";
import { type AuditEvent, writeAudit } from "@/lib/domain/audit/write-audit";
import { readSender } from "@/lib/domain/enquiries/admin/list-enquiry-senders";
import type { EnquirySender } from "@/lib/schemas/enquiry";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { AppError, statusAt } from "@/lib/shared/errors";

/**
 * Refuses what an e-mail address or phone number sends from now on; what it sent stays where it is.
 * @throws AppError NOT_FOUND; CONFLICT when it is blocked already
 */
export const blockEnquirySender = (actor: Actor<"admin">, id: string): Promise<EnquirySender> =>
  change(actor, id, { to: "blocked", action: "sender.blocked" });

/**
 * Undoes blocking.
 * @throws AppError NOT_FOUND; CONFLICT when it is not blocked
 */
export const unblockEnquirySender = (actor: Actor<"admin">, id: string): Promise<EnquirySender> =>
  change(actor, id, { to: "unblocked", action: "sender.unblocked" });

function change(
  actor: Actor<"admin">,
  id: string,
  { to, action }: { to: "blocked" | "unblocked"; action: AuditEvent["action"] },
): Promise<EnquirySender> {
  const [set, was] =
    to === "blocked"
      ? [Prisma.sql`now()`, Prisma.sql`blocked_at IS NULL`]
      : [Prisma.sql`NULL`, Prisma.sql`blocked_at IS NOT NULL`];
  return db.$transaction(async (tx) => {
    const [changed] = await rows(tx, z.object({ kind: z.string() }))`
      UPDATE enquiry_senders SET blocked_at = ${set} WHERE id = ${id} AND ${was} RETURNING kind`;
    const sender = await readSender(id, tx);
    if (changed === undefined) {
      const already = to === "blocked" ? "senderBlockedAlready" : "senderUnblockedAlready";
      throw new AppError("CONFLICT", already, [statusAt(to)]);
    }
    await writeAudit(tx, {
      actorUserId: actor.userId,
      action,
      subjectType: "enquiry_sender",
      subjectId: id,
      details: changed,
    });
    return sender;
  });
}
