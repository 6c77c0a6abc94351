import "server-only";
import { dropUnusedWords } from "@/lib/domain/system/drop-unused-words";
import { db } from "@/lib/server/db";
import {
  ACTIVITY_COUNT_DAYS,
  KNOWN_DEVICE_DAYS,
  SEARCH_COUNT_DAYS,
  VITAL_COUNT_DAYS,
} from "@/lib/shared/limits";

/** Rows deleted in one statement: none of them holds a lock for long. */
const BATCH = 5000;

/** What nobody needs any more, each a statement that deletes, or erases, one batch. */
const STALE = {
  /** The audit log is kept for a year (docs/security.md#logs-and-audit); its trigger lets nothing younger go. */
  auditEntries: () => db.$executeRaw`
    DELETE FROM audit_log WHERE id IN (
      SELECT id FROM audit_log WHERE at < now() - interval '1 year' ORDER BY id LIMIT ${BATCH})`,
  /** A session says who was where: gone a month after it could last have been used. */
  sessions: () => db.$executeRaw`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE absolute_expires_at < now() - interval '30 days' LIMIT ${BATCH})`,
  /** The browser's cookie has run out by then. */
  knownDevices: () => db.$executeRaw`
    DELETE FROM known_devices WHERE (user_id, device_id) IN (
      SELECT user_id, device_id FROM known_devices
      WHERE signed_in_at < now() - ${KNOWN_DEVICE_DAYS} * interval '1 day' LIMIT ${BATCH})`,
  mailedLinks: () => db.$executeRaw`
    DELETE FROM account_links WHERE token_hash IN (
      SELECT token_hash FROM account_links WHERE expires_at < now() - interval '30 days' LIMIT ${BATCH})`,
  /** Every process has read them long since: it asks before it serves a page. */
  pageChanges: () => db.$executeRaw`
    DELETE FROM page_changes WHERE (changed_in, tag) IN (
      SELECT changed_in, tag FROM page_changes WHERE changed_at < now() - interval '1 day' LIMIT ${BATCH})`,
  /** Of an enquiry a year old only the count is left: that there was one, about what, and where it ended. */
  enquiries: () => db.$executeRaw`
    UPDATE enquiries
    SET erased_at = coalesce(erased_at, now()), name = NULL, phone_number = NULL, email = NULL, message = NULL,
        email_sender_id = NULL, phone_sender_id = NULL
    WHERE id IN (
      SELECT id FROM enquiries
      WHERE (erased_at IS NULL OR email_sender_id IS NOT NULL OR phone_sender_id IS NOT NULL)
        AND created_at < now() - interval '365 days' LIMIT ${BATCH})`,
  /** Blocked ones stay as long as they are blocked. */
  enquirySenders: () => db.$executeRaw`
    DELETE FROM enquiry_senders WHERE id IN (
      SELECT id FROM enquiry_senders
      WHERE blocked_at IS NULL AND last_at < now() - interval '365 days' LIMIT ${BATCH})`,
  /** With their mails. */
  contactMessages: () => db.$executeRaw`
    DELETE FROM contact_messages WHERE id IN (
      SELECT id FROM contact_messages WHERE created_at < now() - interval '365 days' LIMIT ${BATCH})`,
  reports: () => db.$executeRaw`
    DELETE FROM listing_reports WHERE id IN (
      SELECT id FROM listing_reports
      WHERE status = 'resolved' AND resolved_at < now() - interval '365 days' LIMIT ${BATCH})`,
  searchCounts: () => db.$executeRaw`
    DELETE FROM search_counts WHERE (day, words, place_kind, step) IN (
      SELECT day, words, place_kind, step FROM search_counts
      WHERE day < current_date - ${SEARCH_COUNT_DAYS}::int LIMIT ${BATCH})`,
  vitalCounts: () => db.$executeRaw`
    DELETE FROM vital_counts WHERE (day, page, metric, bucket) IN (
      SELECT day, page, metric, bucket FROM vital_counts
      WHERE day < current_date - ${VITAL_COUNT_DAYS}::int LIMIT ${BATCH})`,
  activityCounts: () => db.$executeRaw`
    DELETE FROM activity_counts WHERE (provider_user_id, day, kind) IN (
      SELECT provider_user_id, day, kind FROM activity_counts
      WHERE day < current_date - ${ACTIVITY_COUNT_DAYS}::int LIMIT ${BATCH})`,
  /** Counters of limits whose time is over. The library sweeps too, but only while it counts, and an hour later. */
  rateLimits: () => db.$executeRaw`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000 LIMIT ${BATCH})`,
  /** Sent ones, and those that were given up. */
  mails: () => db.$executeRaw`
    DELETE FROM mail_queue WHERE id IN (
      SELECT id FROM mail_queue WHERE coalesce(sent_at, given_up_at) < now() - interval '30 days' LIMIT ${BATCH})`,
} as const;

/**
 * Deletes the rows that are kept for a time only; returns how many of each. Any number of processes may do it at once.
 * @param isOver asked between batches: true leaves the rest to the next sweep
 */
export async function sweepRows(
  isOver = () => false,
): Promise<Record<keyof typeof STALE | "unusedWords", number>> {
  const names = Object.keys(STALE) as (keyof typeof STALE)[];
  const swept = Object.fromEntries(names.map((name) => [name, 0])) as Record<keyof typeof STALE, number>;
  for (const name of names) {
    while (!isOver()) {
      const deleted = await STALE[name]();
      swept[name] += deleted;
      if (deleted < BATCH) break;
    }
  }
  return { ...swept, unusedWords: isOver() ? 0 : await dropUnusedWords() };
}
