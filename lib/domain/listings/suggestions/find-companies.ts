import "server-only";
import { db } from "@/lib/server/db";

export type SuggestedCompany = { readonly id: string; readonly companyName: string };

/** Companies looked at for one beginning: many share a first word, and some have nothing to show. */
const MOST_NAMES = 30;

/**
 * Companies whose name begins with the text and that have approved listings, by name.
 * @param text folded (market_text)
 */
export const findCompanies = (text: string, limit: number): Promise<SuggestedCompany[]> =>
  db.$queryRaw<SuggestedCompany[]>`
    SELECT begun.user_id AS id, begun.company_name AS "companyName"
    FROM (
      SELECT user_id, company_name FROM provider_profiles
      WHERE market_text(company_name) COLLATE "C" >= ${text}
        AND market_text(company_name) COLLATE "C" < ${text} || chr(1114111)
      ORDER BY market_text(company_name) COLLATE "C", user_id LIMIT ${MOST_NAMES}
    ) AS begun
    WHERE EXISTS (SELECT 1 FROM listing_search WHERE provider_user_id = begun.user_id)
    LIMIT ${limit}`;
