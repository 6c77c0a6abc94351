import "server-only";
import { closedProfileOf, PROFILE_SELECT, profileOf, USER_SELECT } from "@/lib/domain/accounts/user-view";
import type { AdminUser } from "@/lib/schemas/account";
import { db, type Prisma, type Transaction } from "@/lib/server/db";
import { notFound } from "@/lib/shared/errors";

const ADMIN_USER_SELECT = {
  ...USER_SELECT,
  emailVerifiedAt: true,
  createdAt: true,
  disabledAt: true,
  profile: { select: { ...PROFILE_SELECT, importSource: true } },
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof ADMIN_USER_SELECT }>;

/** Whether a profile is told, and whether its numbers are opened: for one account alone, which is audited. */
type Profile = "none" | "closed" | "opened";

function adminUserOf(row: Row, told: Profile): AdminUser {
  const { id, email, phoneNumber, role, documents } = row;
  const { importSource = null, ...rest } = row.profile ?? {};
  const profile = row.profile && (rest as Omit<typeof row.profile, "importSource">);
  return {
    id,
    email,
    phoneNumber,
    role,
    providerProfile:
      profile === null || told === "none"
        ? null
        : told === "opened"
          ? profileOf(id, profile, documents)
          : closedProfileOf(profile, documents),
    emailVerified: row.emailVerifiedAt !== null,
    createdAt: row.createdAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
    source: importSource,
  };
}

/**
 * These accounts as admins see them, in the order of the ids; an unknown id has none. Of their GST and PAN it is told
 * that they are set.
 */
export async function readAdminUsers(
  ids: readonly string[],
  includeProfile: boolean,
  tx: Transaction = db,
): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const rows = await tx.user.findMany({ where: { id: { in: [...ids] } }, select: ADMIN_USER_SELECT });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [adminUserOf(row, includeProfile ? "closed" : "none")] : [];
  });
}

/** One account, with its profile, closed. @throws AppError NOT_FOUND when there is none */
export async function readAdminUser(id: string, tx: Transaction = db): Promise<AdminUser> {
  const [user] = await readAdminUsers([id], true, tx);
  if (!user) throw notFound();
  return user;
}

/**
 * One account with its numbers opened; `openUser` audits it.
 * @returns null when there is no such account, or it is an admin's
 */
export async function readOpenedUser(id: string): Promise<AdminUser | null> {
  const row = await db.user.findFirst({
    where: { id, role: { not: "admin" } },
    select: ADMIN_USER_SELECT,
  });
  return row && adminUserOf(row, "opened");
}
