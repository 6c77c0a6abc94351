import "server-only";
import { z } from "zod";
import { pageOfRows, readPageRows } from "@/lib/domain/listings/company-pages/page-rows";
import { PendingPage, type PendingPagesQuery } from "@/lib/schemas/company-page";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";

const Company = PendingPage.pick({ providerUserId: true, companyName: true, companyType: true });

const PENDING = Prisma.sql`
  company_pages AS page JOIN provider_profiles AS profile ON profile.user_id = page.provider_user_id
  WHERE page.status = 'pending_approval'`;

const COUNT = Prisma.sql`SELECT count(*)::int AS total FROM ${PENDING}`;

/** How many pages wait for an admin's look. */
export async function countPendingPages(_actor: Actor<"admin">): Promise<number> {
  const [row] = await rows(db, z.object({ total: z.int() }))`${COUNT}`;
  return row?.total ?? 0;
}

/** The pages that wait for an admin's look, oldest first, each beside what it would replace. */
export async function listPendingPages(
  _actor: Actor<"admin">,
  { page = 1, limit = MANAGED_PAGE_SIZE }: PendingPagesQuery = {},
): Promise<{ items: PendingPage[]; total: number; page: number; limit: number }> {
  return readPage(db, { page, limit }, COUNT, async (slice) => {
    const companies = await rows(db, Company)`
      SELECT profile.user_id AS "providerUserId", profile.company_name AS "companyName",
             profile.company_type::text AS "companyType"
      FROM ${PENDING} ORDER BY page.submitted_at, page.id ${slice}`;
    const found = await readPageRows(companies.map(({ providerUserId }) => providerUserId));
    return companies.flatMap((company): PendingPage[] => {
      const { shown, draft } = pageOfRows(
        found.filter(({ providerUserId }) => providerUserId === company.providerUserId),
      );
      // Decided between the two questions: it waits no more.
      return draft?.status === "pending_approval" ? [{ ...company, shown, draft }] : [];
    });
  });
}
