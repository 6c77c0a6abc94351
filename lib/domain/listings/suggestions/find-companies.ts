import "server-only";
import { z } from "zod";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

export const SuggestedCompany = z.object({ id: z.string(), companyName: z.string() });
export type SuggestedCompany = Readonly<z.output<typeof SuggestedCompany>>;

/** Companies looked at for one beginning: many share a first word, and some have nothing to show. */
const MOST_NAMES = 30;

/**
 * Companies whose name begins with the text and that have approved listings, by name.
 * @param text folded (market_text)
 */
export const findCompanies = (text: string, limit: number): Promise<SuggestedCompany[]> =>
  rows(readingDb, SuggestedCompany)`
    SELECT begun.user_id AS id, begun.company_name AS "companyName"
    FROM (
      SELECT user_id, company_name FROM provider_profiles
      WHERE market_text(company_name) COLLATE "C" >= ${text}
        AND market_text(company_name) COLLATE "C" < ${text} || chr(1114111)
      ORDER BY market_text(company_name) COLLATE "C", user_id LIMIT ${MOST_NAMES}
    ) AS begun
    WHERE EXISTS (SELECT 1 FROM listing_search WHERE provider_user_id = begun.user_id)
    LIMIT ${limit}`;
