import "server-only";
import { z } from "zod";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

/** Something of the directory that a typed text may become. */
export type Need = {
  /** As it is looked for: the name of the subcategory, or a word of listings with what was typed before it. */
  readonly text: string;
  /** The term that was begun, where the text is its meaning: 'nal mistri' for Plumbing. */
  readonly term: string | null;
  readonly subcategory: { readonly name: string; readonly categorySlug: string };
  /** Approved listings of the subcategory. */
  readonly listings: number;
};

const Row = z.object({
  text: z.string(),
  term: z.string().nullable(),
  name: z.string(),
  categorySlug: z.string(),
  listings: z.number(),
});
type Row = z.output<typeof Row>;

const asNeed = ({ text, term, name, categorySlug, listings }: Row): Need => ({
  text,
  term,
  subcategory: { name, categorySlug },
  listings,
});

/** Synonyms and words looked at for one beginning: those said in the fewest letters, those in the most listings. */
const MOST_TERMS = 20;
const MOST_WORDS = 40;

/**
 * Subcategories whose name has a word for each that was typed, and those that a term means that begins like the text.
 * Names that begin with the text first, then those of more listings.
 * @param text folded (market_text)
 */
export async function findSubcategoryNeeds(text: string, limit: number): Promise<Need[]> {
  const found = await rows(readingDb, Row)`
    WITH known AS MATERIALIZED (
      SELECT sub.id, sub.name, tsvector_to_array(sub.words) AS stems, category.slug AS category_slug, coalesce(counted.listings, 0) AS listings
      FROM subcategories AS sub JOIN categories AS category ON category.id = sub.category_id
      LEFT JOIN search_word_subcategories AS counted ON counted.word = '' AND counted.subcategory_id = sub.id
      WHERE NOT sub.hidden AND NOT category.hidden
    ),
    terms AS MATERIALIZED (
      SELECT term, string_to_array(synonym_key(meaning), ' ') AS stems FROM search_synonyms
      WHERE deleted_at IS NULL AND term COLLATE "C" >= ${text} AND term COLLATE "C" < ${text} || chr(1114111)
      ORDER BY length(term), term LIMIT ${MOST_TERMS}
    ),
    hits AS (
      -- Folding is the dear part: only of names that hold the first word.
      SELECT id, NULL AS term, CASE WHEN market_text(name) LIKE ${text} || '%' THEN 0 ELSE 1 END AS far FROM known
      WHERE lower(name) LIKE '%' || split_part(${text}, ' ', 1) || '%' AND NOT EXISTS (
        SELECT 1 FROM unnest(string_to_array(${text}, ' ')) AS part WHERE ' ' || market_text(known.name) NOT LIKE '% ' || part || '%')
      UNION ALL
      SELECT meant.id, terms.term, CASE WHEN terms.term = ${text} THEN 0 ELSE 2 END FROM terms CROSS JOIN LATERAL (
        SELECT known.id FROM search_word_subcategories AS has JOIN known ON known.id = has.subcategory_id
        WHERE has.word = ANY (terms.stems) AND has.listings > 0
        -- Of two that say as much of it the one that is called so: nurses are skilled and trained, and no 'skill training'.
        GROUP BY known.id, known.stems
        ORDER BY count(*) DESC, count(*) FILTER (WHERE has.word = ANY (known.stems)) DESC, min(has.listings) DESC, known.id
        LIMIT 1
      ) AS meant
    ),
    best AS (SELECT DISTINCT ON (id) id, term, far FROM hits ORDER BY id, far, length(term) NULLS FIRST, term)
    SELECT known.name AS text, best.term, known.name, known.category_slug AS "categorySlug", known.listings
    FROM best JOIN known USING (id)
    WHERE known.listings > 0
    ORDER BY best.far, known.listings DESC, known.name LIMIT ${limit}`;
  return found.map(asNeed);
}

/**
 * Words of names and tags that the last typed word begins, most frequent first, each in the subcategory that says it
 * most; what was typed before must be said there as well. Of the forms of one word, the most frequent.
 * @param text folded (market_text), its last word at least two letters long
 */
export async function findWordNeeds(text: string, limit: number): Promise<Need[]> {
  const at = text.lastIndexOf(" ") + 1;
  const [before, last] = [text.slice(0, at), text.slice(at)];
  const found = await rows(readingDb, Row)`
    WITH begun AS MATERIALIZED (
      SELECT word, stem, listings FROM search_vocabulary
      WHERE kind = 'word' AND word >= ${last} AND word < ${last} || chr(1114111) AND listings > 0
      ORDER BY listings DESC, word LIMIT ${MOST_WORDS}
    ),
    -- A stem stands beside each of its forms, and is a word itself when it is in more listings than they are.
    forms AS (
      SELECT DISTINCT ON (stem) word FROM (
        SELECT word, stem, listings,
               word = stem AND listings <= sum(listings) FILTER (WHERE word <> stem) OVER (PARTITION BY stem) AS is_no_word
        FROM begun
      ) AS marked
      ORDER BY stem, is_no_word NULLS FIRST, listings DESC, length(word), word
    )
    SELECT ${before} || forms.word AS text, NULL AS term, sub.name, category.slug AS "categorySlug", counted.listings
    FROM forms
    CROSS JOIN LATERAL (
      SELECT has.subcategory_id, has.listings FROM search_word_subcategories AS has
      WHERE has.word = forms.word AND has.listings > 0 AND NOT EXISTS (
        SELECT 1 FROM unnest(string_to_array(synonym_key(${before}), ' ')) AS part WHERE NOT EXISTS (
          SELECT 1 FROM search_word_subcategories AS also
          WHERE also.word = part AND also.subcategory_id = has.subcategory_id AND also.listings > 0))
      ORDER BY has.listings DESC, has.subcategory_id LIMIT 1
    ) AS top
    JOIN subcategories AS sub ON sub.id = top.subcategory_id AND NOT sub.hidden
    JOIN categories AS category ON category.id = sub.category_id AND NOT category.hidden
    JOIN search_word_subcategories AS counted ON counted.word = '' AND counted.subcategory_id = sub.id
    ORDER BY top.listings DESC, forms.word LIMIT ${limit}`;
  return found.map(asNeed);
}
