import "server-only";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { ListedSynonym, type SynonymsQuery } from "@/lib/schemas/synonym";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { containing } from "@/lib/shared/like";

/** Of a meaning, the subcategories that say it most: two meanings that share none of them are of different trades. */
const SUBCATEGORIES_OF_A_MEANING = 3;

/** By pair, the other meanings of its term that are of another trade. A meaning that no listing says is of none. */
const CONFLICTS = Prisma.sql`
  used AS MATERIALIZED (
    SELECT id, term_key, meaning, count(*) OVER (PARTITION BY term_key) AS meanings
    FROM search_synonyms WHERE deleted_at IS NULL
  ),
  trades AS MATERIALIZED (
    SELECT asked.meaning, array_agg(top.subcategory_id) AS subcategories
    FROM (SELECT DISTINCT meaning, string_to_array(synonym_key(meaning), ' ') AS stems FROM used WHERE meanings > 1) AS asked
    CROSS JOIN LATERAL (
      SELECT subcategory_id FROM search_word_subcategories
      WHERE word = ANY (asked.stems) AND listings > 0
      GROUP BY subcategory_id HAVING count(*) = cardinality(asked.stems)
      ORDER BY min(listings) DESC, subcategory_id LIMIT ${SUBCATEGORIES_OF_A_MEANING}
    ) AS top
    GROUP BY asked.meaning
  ),
  conflicts AS MATERIALIZED (
    SELECT one.id, array_agg(other.meaning ORDER BY other.meaning) AS meanings
    FROM used AS one JOIN trades AS own ON own.meaning = one.meaning
    JOIN used AS other ON other.term_key = one.term_key AND other.meaning <> one.meaning
    JOIN trades AS its ON its.meaning = other.meaning AND NOT its.subcategories && own.subcategories
    GROUP BY one.id
  )`;

/**
 * The pairs that search knows, by term; `q` is part of a term, whatever its spelling in Devanagari, or of a meaning.
 * Each with the meanings it is in conflict with.
 */
export async function listSynonyms(
  _actor: Actor<"admin">,
  { q, show = "all", page = 1, limit = MANAGED_PAGE_SIZE }: SynonymsQuery,
): Promise<{ items: ListedSynonym[]; total: number; page: number; limit: number }> {
  const named = q
    ? Prisma.sql`(pair.term ILIKE ${containing(q)} OR pair.meaning ILIKE ${containing(q)} OR pair.term_key = synonym_key(${q}))`
    : Prisma.sql`true`;
  const shown = show === "conflicts" ? Prisma.sql`conflicts.id IS NOT NULL` : Prisma.sql`true`;
  const from = Prisma.sql`
    FROM search_synonyms AS pair LEFT JOIN conflicts USING (id) WHERE deleted_at IS NULL AND ${named} AND ${shown}`;
  const count = Prisma.sql`WITH ${CONFLICTS} SELECT count(*)::int AS total ${from}`;
  return readPage(
    db,
    { page, limit },
    count,
    (slice) => rows(db, ListedSynonym)`
      WITH ${CONFLICTS}
      SELECT pair.id, pair.term, pair.meaning, coalesce(conflicts.meanings, '{}') AS "conflictsWith" ${from}
      ORDER BY pair.term, pair.meaning, pair.id ${slice}`,
  );
}
