import "server-only";
import type { Company } from "@/lib/schemas/company";
import { db } from "@/lib/server/db";
import type { CompanyType } from "@/lib/shared/company-type";
import { AppError } from "@/lib/shared/errors";

type Row = {
  id: string;
  companyName: string;
  companyType: CompanyType | null;
  source: string | null;
  approvedListings: number;
};

/**
 * What anyone may know of a company (decisions.md section 1).
 * @param id of the provider's user
 * @throws AppError NOT_FOUND when there is no such provider, it has no profile, or it is disabled
 */
export async function getCompany(id: string): Promise<Company> {
  const [company] = await db.$queryRaw<Row[]>`
    SELECT profile.user_id AS id, profile.company_name AS "companyName", profile.company_type::text AS "companyType",
           profile.import_source AS source,
           (SELECT count(*)::int FROM listing_search AS s WHERE s.provider_user_id = profile.user_id) AS "approvedListings"
    FROM provider_profiles AS profile
    JOIN users AS provider ON provider.id = profile.user_id AND provider.role = 'provider' AND provider.disabled_at IS NULL
    WHERE profile.user_id = ${id}`;
  if (!company) throw new AppError("NOT_FOUND", "Company not found");
  return company;
}
