import "server-only";
import { z } from "zod";
import { EnquirySender, type EnquirySendersQuery } from "@/lib/schemas/enquiry";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

const Row = EnquirySender.extend({ lastAt: z.date(), blockedAt: z.date().nullable() });
type Row = z.output<typeof Row>;

/** One index a kind of address: an OR over both columns would use neither. */
const COLUMNS = Prisma.sql`
  sender.id, sender.kind, sender.masked, sender.last_at AS "lastAt", sender.blocked_at AS "blockedAt",
  sent.enquiries, sent.businesses`;
const SENT = Prisma.sql`
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT token_hash)::int AS enquiries, count(DISTINCT provider_user_id)::int AS businesses FROM (
      SELECT token_hash, provider_user_id FROM enquiries WHERE sender.kind = 'email' AND email_sender_id = sender.id
      UNION ALL
      SELECT token_hash, provider_user_id FROM enquiries WHERE sender.kind = 'phone' AND phone_sender_id = sender.id
    ) AS theirs) AS sent`;

const senderOf = (row: Row): EnquirySender => ({
  ...row,
  lastAt: row.lastAt.toISOString(),
  blockedAt: row.blockedAt?.toISOString() ?? null,
});

/** Who sends enquiries, masked, the most recent first; nothing of what they say. */
export async function listEnquirySenders(
  _actor: Actor<"admin">,
  { blocked, page = 1, limit = MANAGED_PAGE_SIZE }: EnquirySendersQuery = {},
): Promise<{ items: EnquirySender[]; total: number; page: number; limit: number }> {
  const where =
    blocked === undefined
      ? Prisma.sql`true`
      : blocked
        ? Prisma.sql`blocked_at IS NOT NULL`
        : Prisma.sql`blocked_at IS NULL`;
  const count = Prisma.sql`SELECT count(*)::int AS total FROM enquiry_senders WHERE ${where}`;
  return readPage(db, { page, limit }, count, async (slice) => {
    const found = await rows(db, Row)`
      SELECT ${COLUMNS}
      FROM (SELECT * FROM enquiry_senders WHERE ${where}
            ORDER BY last_at DESC, id DESC ${slice}) AS sender ${SENT}
      ORDER BY sender.last_at DESC, sender.id DESC`;
    return found.map(senderOf);
  });
}

/** @throws AppError NOT_FOUND */
export async function readSender(id: string, tx: Transaction): Promise<EnquirySender> {
  const [row] = await rows(tx, Row)`
    SELECT ${COLUMNS} FROM enquiry_senders AS sender ${SENT} WHERE sender.id = ${id}`;
  if (row === undefined) throw notFound();
  return senderOf(row);
}
