import "server-only";
import type { EnquirySender, EnquirySendersQuery } from "@/lib/schemas/enquiry";
import { MANAGED_PAGE_SIZE } from "@/lib/schemas/moderation";
import { db, Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

type Row = Omit<EnquirySender, "lastAt" | "blockedAt"> & { lastAt: Date; blockedAt: Date | null };

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
  const [[counted], rows] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM enquiry_senders WHERE ${where}`,
    db.$queryRaw<Row[]>`
      SELECT ${COLUMNS}
      FROM (SELECT * FROM enquiry_senders WHERE ${where}
            ORDER BY last_at DESC, id DESC LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int) AS sender ${SENT}
      ORDER BY sender.last_at DESC, sender.id DESC`,
  ]);
  return { items: rows.map(senderOf), total: counted?.total ?? 0, page, limit };
}

/** @throws AppError NOT_FOUND */
export async function readSender(id: string, tx: Prisma.TransactionClient): Promise<EnquirySender> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT ${COLUMNS} FROM enquiry_senders AS sender ${SENT} WHERE sender.id = ${id}`;
  if (row === undefined) throw notFound();
  return senderOf(row);
}
