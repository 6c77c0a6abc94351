import "server-only";
import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

/** How the queue of mails stands. */
export const MailFigures = z.object({
  waiting: z.number(),
  /** Of those, how many were tried and not taken. */
  failed: z.number(),
  /** How long the oldest of them has waited, in seconds; 0 where none waits. */
  oldestSeconds: z.number(),
});
export type MailFigures = Readonly<z.output<typeof MailFigures>>;

/** Mails that are neither sent nor given up. */
export async function mailFigures(): Promise<MailFigures> {
  const [found] = await rows(db, MailFigures)`
    SELECT count(*)::int AS waiting, count(last_error)::int AS failed,
      coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestSeconds"
    FROM mail_queue WHERE sent_at IS NULL AND given_up_at IS NULL`;
  return found!;
}
