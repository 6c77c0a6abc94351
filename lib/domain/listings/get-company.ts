import "server-only";
import { countListings } from "@/lib/domain/listings/search/count-listings";
import type { Company } from "@/lib/schemas/company";
import { db, Prisma } from "@/lib/server/db";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import type { CompanyType } from "@/lib/shared/company-type";
import { notFound } from "@/lib/shared/errors";

type Row = { id: string; companyName: string; companyType: CompanyType | null; source: string | null };

/**
 * What anyone may know of a company (docs/product/pages.md#addresses).
 * @param id of the provider's user
 * @throws AppError NOT_FOUND when there is no such provider, it has no profile, or it is disabled
 */
export async function getCompany(id: string): Promise<Company> {
  pageShows(pageTags.company(id));
  const [company] = await db.$queryRaw<Row[]>`
    SELECT profile.user_id AS id, profile.company_name AS "companyName", profile.company_type::text AS "companyType",
           profile.import_source AS source
    FROM provider_profiles AS profile
    JOIN users AS provider ON provider.id = profile.user_id AND provider.role = 'provider' AND provider.disabled_at IS NULL
    WHERE profile.user_id = ${id}`;
  if (!company) throw notFound();
  const { total } = await countListings(Prisma.sql`s.provider_user_id = ${id}`);
  return { ...company, approvedListings: total };
}
