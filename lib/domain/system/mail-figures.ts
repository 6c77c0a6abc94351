import "server-only";
import { db } from "@/lib/server/db";

/** How the queue of mails stands. */
export type MailFigures = {
  readonly waiting: number;
  /** Of those, how many were tried and not taken. */
  readonly failed: number;
  /** How long the oldest of them has waited, in seconds; 0 where none waits. */
  readonly oldestSeconds: number;
};

/** Mails that are neither sent nor given up. */
export async function mailFigures(): Promise<MailFigures> {
  const [found] = await db.$queryRaw<[MailFigures]>`
    SELECT count(*)::int AS waiting, count(last_error)::int AS failed,
      coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestSeconds"
    FROM mail_queue WHERE sent_at IS NULL AND given_up_at IS NULL`;
  return found;
}
