import "server-only";
import { Prisma, type Transaction } from "@/lib/server/db";

/** More browsers than that are not kept of an account: the one that signed in longest ago goes. */
const MOST_DEVICES = 10;

/** Notes that a browser signed in to an account just now. The caller holds the user's row locked in this transaction. */
export async function rememberDevice(tx: Transaction, userId: string, deviceId: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO known_devices (user_id, device_id) VALUES (${userId}, ${deviceId})
    ON CONFLICT (user_id, device_id) DO UPDATE SET signed_in_at = now()`);
  await tx.$executeRaw(Prisma.sql`
    DELETE FROM known_devices
    WHERE user_id = ${userId} AND device_id IN (
      SELECT device_id FROM known_devices WHERE user_id = ${userId}
      ORDER BY signed_in_at DESC, device_id = ${deviceId} DESC OFFSET ${MOST_DEVICES})`);
}

/**
 * After a new password no browser is known but the one that set it (docs/product/accounts.md#wrong-passwords): it has
 * just shown the old
 * password, or that it reads the account's mail.
 * @param deviceId null for a script
 */
export async function keepOnlyDevice(
  tx: Transaction,
  userId: string,
  deviceId: string | null,
): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { userId } });
  if (deviceId !== null) await rememberDevice(tx, userId, deviceId);
}
