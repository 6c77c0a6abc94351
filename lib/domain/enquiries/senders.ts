import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { lastingHash } from "@/lib/server/secrets";
import { AppError } from "@/lib/shared/errors";

export type SenderKind = "email" | "phone";

/** An address as the admin sees it: enough to tell two apart, too little to write to. */
function masked(kind: SenderKind, address: string): string {
  if (kind === "phone") return `${address.slice(0, 3)} •••${address.slice(-3)}`;
  const at = address.lastIndexOf("@");
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** What an address is known by: a keyed hash, which cannot be read back. */
export const senderHash = (kind: SenderKind, address: string): string =>
  lastingHash(`enquiry sender\n${kind}\n${address}`);

/**
 * Notes that somebody sends an enquiry by this address; the row is held until the transaction ends.
 * @param address an e-mail address or E.164 number in its one form
 * @returns the sender's id
 * @throws AppError FORBIDDEN when an admin has blocked it
 */
export async function noteSender(tx: Transaction, kind: SenderKind, address: string): Promise<string> {
  const hash = senderHash(kind, address);
  const [sender] = await rows(tx, z.object({ id: z.string(), isBlocked: z.boolean() }))`
    INSERT INTO enquiry_senders (kind, address_hash, masked) VALUES (${kind}, ${hash}, ${masked(kind, address)})
    ON CONFLICT ON CONSTRAINT enquiry_senders_address DO UPDATE SET last_at = now()
    RETURNING id, blocked_at IS NOT NULL AS "isBlocked"`;
  if (sender!.isBlocked) throw new AppError("FORBIDDEN", "senderBlocked");
  return sender!.id;
}
