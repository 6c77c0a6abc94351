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

/**
 * By pair, the other meanings of its term that are of another trade; of the terms of `asked` alone, because all of them are
 * tens of thousands. A meaning that no listing says is of none.
 */
const CONFLICTS = Prisma.sql`
  used AS MATERIALIZED (
    SELECT id, term_key, meaning, count(*) OVER (PARTITION BY term_key) AS meanings
    FROM search_synonyms WHERE deleted_at IS NULL AND term_key IN (SELECT term_key FROM asked)
  ),
  -- Stems once for a meaning (OFFSET 0): asked beside each row they took most of the time.
  said AS MATERIALIZED (SELECT DISTINCT meaning FROM used WHERE meanings > 1),
  trades AS MATERIALIZED (
    SELECT said.meaning, array_agg(top.subcategory_id) AS subcategories
    FROM said
    CROSS JOIN LATERAL (SELECT string_to_array(synonym_key(said.meaning), ' ') AS stems OFFSET 0) AS own
    CROSS JOIN LATERAL (
      SELECT subcategory_id FROM search_word_subcategories
      WHERE word = ANY (own.stems) AND listings > 0
      GROUP BY subcategory_id HAVING count(*) = cardinality(own.stems)
      ORDER BY min(listings) DESC, subcategory_id LIMIT ${SUBCATEGORIES_OF_A_MEANING}
    ) AS top
    GROUP BY said.meaning
  ),
  conflicts AS MATERIALIZED (
    SELECT one.id, array_agg(other.meaning ORDER BY other.meaning) AS meanings
    FROM used AS one JOIN trades AS own ON own.meaning = one.meaning
    JOIN used AS other ON other.term_key = one.term_key AND other.meaning <> one.meaning
    JOIN trades AS its ON its.meaning = other.meaning AND NOT its.subcategories && own.subcategories
    GROUP BY one.id
  )`;

const ORDER = Prisma.sql`ORDER BY pair.term, pair.meaning, pair.id`;

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
  const from = Prisma.sql`FROM search_synonyms AS pair WHERE deleted_at IS NULL AND ${named}`;
  const inConflict = Prisma.sql`
    WITH asked AS MATERIALIZED (SELECT * ${from}), ${CONFLICTS},
    shown AS (SELECT pair.*, conflicts.meanings FROM asked AS pair JOIN conflicts USING (id))`;
  // Without asking which are in conflict, those of the page are enough.
  const ofPage = (slice: Prisma.Sql) => Prisma.sql`
    WITH asked AS MATERIALIZED (SELECT * ${from} ${ORDER} ${slice}), ${CONFLICTS},
    shown AS (SELECT pair.*, conflicts.meanings FROM asked AS pair LEFT JOIN conflicts USING (id))`;
  const isOfConflicts = show === "conflicts";
  return readPage(
    db,
    { page, limit },
    isOfConflicts
      ? Prisma.sql`${inConflict} SELECT count(*)::int AS total FROM shown`
      : Prisma.sql`SELECT count(*)::int AS total ${from}`,
    (slice) => rows(db, ListedSynonym)`
      ${isOfConflicts ? inConflict : ofPage(slice)}
      SELECT pair.id, pair.term, pair.meaning, coalesce(pair.meanings, '{}') AS "conflictsWith" FROM shown AS pair
      ${ORDER} ${isOfConflicts ? slice : Prisma.empty}`,
  );
}
