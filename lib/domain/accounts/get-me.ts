import "server-only";
import { USER_SELECT, userOf } from "@/lib/domain/accounts/user-view";
import type { User } from "@/lib/schemas/account";
import { db } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

/** The signed-in user's own account. */
export const getMe = async (actor: Actor): Promise<User> =>
  userOf(await db.user.findUniqueOrThrow({ where: { id: actor.userId }, select: USER_SELECT }));

/** Whether the signed-in user has proved their address, by a mailed link or another service. Being unverified blocks nothing. */
export async function isEmailVerified(actor: Actor): Promise<boolean> {
  const where = { id: actor.userId };
  const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where, select: { emailVerifiedAt: true } });
  return emailVerifiedAt !== null;
}

/** Whether the signed-in user has a password: who came by another service need not have one. */
export async function hasPassword(actor: Actor): Promise<boolean> {
  const where = { id: actor.userId };
  const { passwordHash } = await db.user.findUniqueOrThrow({ where, select: { passwordHash: true } });
  return passwordHash !== null;
}
