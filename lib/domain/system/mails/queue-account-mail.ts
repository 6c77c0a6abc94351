import "server-only";
import { type AccountKind, CLAIMED, ClaimedMail } from "@/lib/domain/system/mails/claimed-mail";
import type { Prisma, Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import type { Locale } from "@/lib/shared/locale";

/**
 * Writes a mail to an account into the queue, in the transaction of what it tells of, and claims it for the caller, who
 * hands it to `deliverInBackground` after the commit. The row names the account and the language, no address and no link.
 * @param tx the transaction; or the database, for a mail that belongs to no change
 * @param user the account's id, as SQL that gives it; what gives none is written alike, and dropped when it should be sent
 * @param locale of its link; null for mails in both languages
 */
export async function queueAccountMail(
  tx: Transaction,
  kind: Exclude<AccountKind, "listing_decisions">,
  user: Prisma.Sql,
  locale: Locale | null,
): Promise<ClaimedMail> {
  const [row] = await rows(tx, ClaimedMail)`
    INSERT INTO mail_queue (kind, user_id, locale, attempts, next_at)
    VALUES (${kind}, (${user}), ${locale}, 1, now() + interval '1 minute')
    RETURNING ${CLAIMED}`;
  return row!;
}
