import "server-only";
import { MANAGED_PAGE_SIZE, SHOWN_FROM_SEARCHES } from "@/lib/shared/limits";
import { type SearchesQuery, SoughtWords } from "@/lib/schemas/search-event";
import { db, Prisma } from "@/lib/server/db";
import { readPage } from "@/lib/server/read-page";
import { rows } from "@/lib/server/rows";
import type { Actor } from "@/lib/shared/actor";
import { containing } from "@/lib/shared/like";

/** How like a text must be to what the directory says to be offered as its meaning: 1 is the same. */
const LIKE_ENOUGH = 0.4;

/** Of what was taught of a row's words so many meanings are shown. */
const MOST_TAUGHT = 5;

/**
 * What was searched for, by words that at least five searches had: those sought most, or those that most often found
 * nothing as they were asked. Each with what was taught of it, and where most of its searches found nothing with what it
 * may have meant: the name of a subcategory, or the meaning of a synonym, that reads most like it.
 */
export async function listSearches(
  _actor: Actor<"admin">,
  { show = "sought", q, page = 1, limit = MANAGED_PAGE_SIZE }: SearchesQuery,
): Promise<{ items: SoughtWords[]; total: number; page: number; limit: number }> {
  const named = q ? Prisma.sql`words LIKE ${containing(q.toLowerCase())}` : Prisma.sql`true`;
  const shown = show === "nothing" ? Prisma.sql`unanswered > 0` : Prisma.sql`true`;
  const order = show === "nothing" ? Prisma.sql`unanswered DESC, searches DESC` : Prisma.sql`searches DESC`;
  const summed = Prisma.sql`
    sought AS (
      SELECT words, sum(searches)::int AS searches,
             coalesce(sum(searches) FILTER (WHERE step NOT IN ('whole', 'spelling') OR results = 0), 0)::int AS unanswered,
             (array_agg(results ORDER BY day DESC, searches DESC))[1] AS results,
             array_remove(array_agg(place_kind ORDER BY searches DESC, place_kind), '') AS place_kinds
      FROM search_counts WHERE ${named}
      GROUP BY words HAVING sum(searches) >= ${SHOWN_FROM_SEARCHES}
    )`;
  const count = Prisma.sql`WITH ${summed} SELECT count(*)::int AS total FROM sought WHERE ${shown}`;
  return readPage(db, { page, limit }, count, async (slice) => {
    const found = await rows(db, SoughtWords)`
    WITH ${summed},
    shown AS (
      SELECT * FROM sought WHERE ${shown} ORDER BY ${order}, words ${slice}
    )
    SELECT words, searches, unanswered, results, place_kinds AS "placeKinds", near.meaning AS suggestion, taught.meanings AS taught
    FROM shown
    CROSS JOIN LATERAL (
      SELECT ARRAY(
        SELECT meaning FROM search_synonyms
        WHERE term_key = synonym_key(shown.words) AND deleted_at IS NULL
        ORDER BY meaning LIMIT ${MOST_TAUGHT}
      ) AS meanings
    ) AS taught
    LEFT JOIN LATERAL (
      SELECT meaning FROM (
        SELECT market_text(name) AS meaning, market_text(name) AS said FROM subcategories
        UNION ALL
        SELECT meaning, term FROM search_synonyms WHERE deleted_at IS NULL
      ) AS known
      WHERE 2 * shown.unanswered > shown.searches AND similarity(said, shown.words) >= ${LIKE_ENOUGH}::real
        AND meaning <> shown.words AND meaning <> ALL (taught.meanings)
      ORDER BY similarity(said, shown.words) DESC, length(meaning), meaning LIMIT 1
    ) AS near ON true
    ORDER BY ${order}, words`;
    return found.map((row) => ({ ...row, placeKinds: [...new Set(row.placeKinds)] }));
  });
}
