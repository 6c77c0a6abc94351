import "server-only";
import { readAdminUsers } from "@/lib/domain/accounts/admin/admin-user";
import type { AdminUser } from "@/lib/schemas/account";
import { type AdminUsersQuery, MANAGED_PAGE_SIZE } from "@/lib/schemas/moderation";
import { db, Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";
import { containing } from "@/lib/shared/like";

/** Numbers are stored without the spaces and dashes that people write and paste. */
const PHONE = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/;
const asPhone = (q: string): string => (PHONE.test(q) ? q.replace(/[^\d+]/g, "") : q);

/**
 * Providers and customers, or one kind, newest first (docs/product/api.md#lists). `q` is part of a
 * company, an e-mail or a phone number. Admins are not listed: the desk does not handle them.
 */
export async function listUsers(
  _actor: Actor<"admin">,
  { role, includeProfile = false, q, page = 1, limit = MANAGED_PAGE_SIZE }: AdminUsersQuery,
): Promise<{ items: AdminUser[]; total: number; page: number; limit: number }> {
  const ofRole = role ? Prisma.sql`u.role = ${role}::user_role` : Prisma.sql`u.role <> 'admin'`;
  const named = q
    ? Prisma.sql`(u.email ILIKE ${containing(q)} OR u.phone_number LIKE ${containing(asPhone(q))}
        OR profile.company_name ILIKE ${containing(q)} OR profile.phone_number LIKE ${containing(asPhone(q))})`
    : Prisma.sql`true`;
  const from = Prisma.sql`
    FROM users AS u LEFT JOIN provider_profiles AS profile ON profile.user_id = u.id WHERE ${ofRole} AND ${named}`;
  const [counted] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`;
  const total = counted?.total ?? 0;
  const offset = (page - 1) * limit;
  if (total <= offset) return { items: [], total, page, limit };
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT u.id ${from} ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit}::int OFFSET ${offset}::int`;
  return {
    items: await readAdminUsers(
      rows.map(({ id }) => id),
      includeProfile,
    ),
    total,
    page,
    limit,
  };
}
