import "server-only";
import { z } from "zod";
import { countListings } from "@/lib/domain/listings/search/count-listings";
import type { Company } from "@/lib/schemas/company";
import { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { notFound } from "@/lib/shared/errors";

const Row = z.object({
  id: z.string(),
  companyName: z.string(),
  companyType: z.enum(COMPANY_TYPES).nullable(),
  source: z.string().nullable(),
});

/**
 * What anyone may know of a company (docs/product/pages.md#addresses).
 * @param id of the provider's user
 * @throws AppError NOT_FOUND when there is no such provider, it has no profile, or it is disabled
 */
export async function getCompany(id: string): Promise<Company> {
  pageShows(pageTags.company(id));
  const [company] = await rows(readingDb, Row)`
    SELECT profile.user_id AS id, profile.company_name AS "companyName", profile.company_type::text AS "companyType",
           profile.import_source AS source
    FROM provider_profiles AS profile
    JOIN users AS provider ON provider.id = profile.user_id AND provider.role = 'provider' AND provider.disabled_at IS NULL
    WHERE profile.user_id = ${id}`;
  if (!company) throw notFound();
  const { total } = await countListings(Prisma.sql`s.provider_user_id = ${id}`);
  return { ...company, approvedListings: total };
}
