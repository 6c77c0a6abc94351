import "server-only";
import { revokeSessionsOf } from "@/lib/domain/accounts/sessions";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

/** Ends every session of the signed-in user, this one too (docs/security.md#sessions-and-rights). */
export async function signOutEverywhere({ userId }: Actor): Promise<void> {
  await db.$transaction(async (tx) => {
    await revokeSessionsOf(tx, userId, "signed_out_everywhere");
    await writeAudit(tx, {
      actorUserId: userId,
      action: "account.signed_out_everywhere",
      subjectType: "user",
      subjectId: userId,
    });
  });
}
