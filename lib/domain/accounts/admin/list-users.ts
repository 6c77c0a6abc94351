import "server-only";
import { z } from "zod";
import { readAdminUsers } from "@/lib/domain/accounts/admin/admin-user";
import type { AdminUser } from "@/lib/schemas/account";
import type { AdminUsersQuery } from "@/lib/schemas/managed-users";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
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
  const count = Prisma.sql`SELECT count(*)::int AS total ${from}`;
  return readPage(db, { page, limit }, count, async (slice) => {
    const found = await rows(db, z.object({ id: z.string() }))`
      SELECT u.id ${from} ORDER BY u.created_at DESC, u.id DESC ${slice}`;
    return readAdminUsers(
      found.map(({ id }) => id),
      includeProfile,
    );
  });
}
