import "server-only";
import { sealedPlace } from "@/lib/domain/accounts/user-view";
import { db } from "@/lib/server/db";
import { isSealedNow, open, seal } from "@/lib/server/secret-box";

const BATCH = 500;

/**
 * Seals every GST and PAN number anew that is not sealed with the key of DATA_ENCRYPTION_KEY; it may be broken off and
 * run again. A number that is set meanwhile is sealed with that key already.
 * @returns how many were sealed anew, and how many no key of the environment opens: those are left as they are
 */
export async function resealNumbers(): Promise<{ resealed: number; unreadable: number }> {
  let [resealed, unreadable, after] = [0, 0, ""];
  for (;;) {
    const rows = await db.providerProfile.findMany({
      where: {
        userId: { gt: after },
        OR: [{ gstNumberEncrypted: { not: null } }, { panNumberEncrypted: { not: null } }],
      },
      orderBy: { userId: "asc" },
      take: BATCH,
      select: { userId: true, gstNumberEncrypted: true, panNumberEncrypted: true },
    });
    for (const { userId, gstNumberEncrypted, panNumberEncrypted } of rows) {
      const gst = reseal(gstNumberEncrypted, sealedPlace("gst_number_encrypted", userId));
      const pan = reseal(panNumberEncrypted, sealedPlace("pan_number_encrypted", userId));
      unreadable += [gst, pan].filter((one) => one === "unreadable").length;
      // Each by itself: what was set meanwhile, or by another such command, is left, and its neighbour is not.
      if (gst !== null && gst !== "unreadable") {
        const where = { userId, gstNumberEncrypted };
        resealed += (await db.providerProfile.updateMany({ where, data: { gstNumberEncrypted: gst } })).count;
      }
      if (pan !== null && pan !== "unreadable") {
        const where = { userId, panNumberEncrypted };
        resealed += (await db.providerProfile.updateMany({ where, data: { panNumberEncrypted: pan } })).count;
      }
    }
    if (rows.length < BATCH) return { resealed, unreadable };
    after = rows.at(-1)!.userId;
  }
}

/** The number sealed anew; null when there is nothing to do. */
function reseal(sealed: string | null, place: Parameters<typeof seal>[1]): string | null {
  if (sealed === null || isSealedNow(sealed)) return null;
  try {
    return seal(open(sealed, place), place);
  } catch {
    return "unreadable";
  }
}
