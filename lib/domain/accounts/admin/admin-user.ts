import "server-only";
import { PROFILE_SELECT, profileOf, USER_SELECT } from "@/lib/domain/accounts/user-view";
import type { Transaction } from "@/lib/domain/accounts/write-audit";
import type { AdminUser } from "@/lib/schemas/account";
import { db, type Prisma } from "@/lib/server/db";
import { notFound } from "@/lib/shared/errors";

const ADMIN_USER_SELECT = {
  ...USER_SELECT,
  emailVerifiedAt: true,
  createdAt: true,
  disabledAt: true,
  profile: { select: { ...PROFILE_SELECT, importSource: true } },
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof ADMIN_USER_SELECT }>;

function adminUserOf(row: Row, includeProfile: boolean): AdminUser {
  const { id, email, phoneNumber, role, documents } = row;
  const { importSource = null, ...profile } = row.profile ?? {};
  return {
    id,
    email,
    phoneNumber,
    role,
    providerProfile:
      includeProfile && row.profile ? profileOf(id, profile as typeof row.profile, documents) : null,
    emailVerified: row.emailVerifiedAt !== null,
    createdAt: row.createdAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
    source: importSource,
  };
}

/** These accounts as admins see them, in the order of the ids; an unknown id has none. */
export async function readAdminUsers(
  ids: readonly string[],
  includeProfile: boolean,
  client: Transaction | typeof db = db,
): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const rows = await client.user.findMany({ where: { id: { in: [...ids] } }, select: ADMIN_USER_SELECT });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [adminUserOf(row, includeProfile)] : [];
  });
}

/** One account, with its profile. @throws AppError NOT_FOUND when there is none */
export async function readAdminUser(id: string, client: Transaction | typeof db = db): Promise<AdminUser> {
  const [user] = await readAdminUsers([id], true, client);
  if (!user) throw notFound();
  return user;
}
