import "server-only";
import { pageOfRows, readPageRows } from "@/lib/domain/listings/company-pages/page-rows";
import type { PendingPage, PendingPagesQuery } from "@/lib/schemas/company-page";
import { MANAGED_PAGE_SIZE } from "@/lib/schemas/moderation";
import { db, Prisma } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/actor";

type Company = Pick<PendingPage, "providerUserId" | "companyName" | "companyType">;

const PENDING = Prisma.sql`
  company_pages AS page JOIN provider_profiles AS profile ON profile.user_id = page.provider_user_id
  WHERE page.status = 'pending_approval'`;

/** How many pages wait for an admin's look. */
export async function countPendingPages(_actor: Actor<"admin">): Promise<number> {
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM ${PENDING}`;
  return row?.total ?? 0;
}

/** The pages that wait for an admin's look, oldest first, each beside what it would replace. */
export async function listPendingPages(
  actor: Actor<"admin">,
  { page = 1, limit = MANAGED_PAGE_SIZE }: PendingPagesQuery = {},
): Promise<{ items: PendingPage[]; total: number; page: number; limit: number }> {
  const [total, companies] = await Promise.all([
    countPendingPages(actor),
    db.$queryRaw<Company[]>`
      SELECT profile.user_id AS "providerUserId", profile.company_name AS "companyName",
             profile.company_type::text AS "companyType"
      FROM ${PENDING} ORDER BY page.submitted_at, page.id LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int`,
  ]);
  const rows = await readPageRows(companies.map(({ providerUserId }) => providerUserId));
  const items = companies.flatMap((company): PendingPage[] => {
    const { shown, draft } = pageOfRows(
      rows.filter(({ providerUserId }) => providerUserId === company.providerUserId),
    );
    // Decided between the two questions: it waits no more.
    return draft?.status === "pending_approval" ? [{ ...company, shown, draft }] : [];
  });
  return { items, total, page, limit };
}
