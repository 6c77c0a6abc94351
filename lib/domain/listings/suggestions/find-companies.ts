import "server-only";
import { z } from "zod";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
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

const NamedCompany = SuggestedCompany.extend({ listings: z.number() });
type NamedCompany = Readonly<z.output<typeof NamedCompany>>;

/** So many are led to: of a name that more have, the words are what is looked for. */
const MOST_NAMED = 3;

/**
 * Companies that a text is the name of, or its first words, two at least ('Meenakshi Hydro' is Meenakshi Hydro Pump Mart), with
 * how many approved listings each has, by name. Import providers are no companies.
 * @param text as typed
 */
export async function companiesNamed(text: string): Promise<NamedCompany[]> {
  const found = await rows(readingDb, NamedCompany)`
    SELECT begun.user_id AS id, begun.company_name AS "companyName", own.listings
    FROM (SELECT market_text(${text}) AS text) AS asked
    CROSS JOIN LATERAL (
      SELECT user_id, company_name FROM provider_profiles
      WHERE market_text(company_name) COLLATE "C" >= asked.text
        AND market_text(company_name) COLLATE "C" < asked.text || '!'
        AND (market_text(company_name) = asked.text OR asked.text LIKE '% %')
        AND import_source IS NULL
      ORDER BY market_text(company_name) COLLATE "C", user_id LIMIT ${MOST_NAMES}
    ) AS begun
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS listings FROM listing_search WHERE provider_user_id = begun.user_id
    ) AS own
    WHERE own.listings > 0 LIMIT ${MOST_NAMED}`;
  pageShows(...found.map(({ id }) => pageTags.company(id)));
  return found;
}
