import "server-only";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { RECEIVED_COLUMNS, ReceivedRow, receivedOf } from "@/lib/domain/enquiries/received-rows";
import type { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { db, Prisma } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

const BATCH = 500;

/** All of them, newest first, read batch by batch while they are used: for the file. */
export async function* readMyEnquiries(actor: Actor<"provider">): AsyncGenerator<ReceivedEnquiry> {
  let after = Prisma.empty;
  for (;;) {
    const found = await rows(db, ReceivedRow)`
      SELECT ${RECEIVED_COLUMNS} FROM enquiries AS enquiry
      WHERE enquiry.provider_user_id = ${actor.userId} ${after}
      ORDER BY enquiry.created_at DESC, enquiry.id DESC LIMIT ${BATCH}`;
    for (const row of found) yield receivedOf(row);
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    // The moment as the database has it: a Date would cut its microseconds.
    after = Prisma.sql`AND (enquiry.created_at, enquiry.id) <
      ((SELECT created_at FROM enquiries WHERE id = ${last.id}), ${last.id})`;
  }
}

/** Tells the audit log that all of them leave in one file: before they do. */
export const auditEnquiriesExport = ({ userId }: Actor<"provider">): Promise<void> =>
  writeAudit(db, {
    actorUserId: userId,
    action: "enquiries.exported",
    subjectType: "user",
    subjectId: userId,
  });
