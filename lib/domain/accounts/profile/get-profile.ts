import "server-only";
import { DOCUMENT_SELECT, PROFILE_SELECT, profileOf } from "@/lib/domain/accounts/user-view";
import type { ProviderProfile } from "@/lib/schemas/account";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";

/**
 * The provider's own profile, its numbers opened (docs/product/accounts.md#set-once, docs/security.md#private-data).
 * @throws AppError NOT_FOUND when the account has none
 */
export async function getProfile(actor: Actor<"provider">): Promise<ProviderProfile> {
  const user = await db.user.findUnique({
    where: { id: actor.userId },
    select: {
      profile: { select: PROFILE_SELECT },
      documents: { select: DOCUMENT_SELECT, orderBy: [{ uploadedAt: "asc" }, { id: "asc" }] },
    },
  });
  if (!user?.profile) throw notFound();
  return profileOf(actor.userId, user.profile, user.documents);
}
