import "server-only";
import type { ListingDecision } from "@/lib/domain/system/mails/claimed-mail";
import type { Transaction } from "@/lib/server/db";

/** As many as one mail tells. */
const MOST_DECISIONS = 100;

/**
 * Tells a provider what an admin decided about a listing or its company page, in the transaction of the decision: with it, it is kept or
 * undone. What is decided within a minute, or while the provider has had its share of mails, goes in one mail.
 * A provider without an address, such as an import's, is told nothing.
 */
export async function queueDecision(
  tx: Transaction,
  providerUserId: string,
  told: ListingDecision,
): Promise<void> {
  const decision = JSON.stringify(told);
  // One that is claimed at this moment is not waited for: its row says so once it is ours to change.
  const added = await tx.$executeRaw`
    UPDATE mail_queue SET decisions = decisions || ${decision}::jsonb
    WHERE attempts = 0 AND id = (
      SELECT id FROM mail_queue
      WHERE user_id = ${providerUserId} AND kind = 'listing_decisions' AND attempts = 0 AND sent_at IS NULL
        AND jsonb_array_length(decisions) < ${MOST_DECISIONS}
      ORDER BY created_at LIMIT 1)`;
  if (added > 0) return;
  await tx.$executeRaw`
    INSERT INTO mail_queue (kind, user_id, decisions, next_at)
    SELECT 'listing_decisions', id, jsonb_build_array(${decision}::jsonb), now() + interval '1 minute' FROM users
    WHERE id = ${providerUserId} AND email IS NOT NULL AND disabled_at IS NULL`;
}
