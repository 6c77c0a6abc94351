import "server-only";
import { z } from "zod";
import { LRUCache } from "lru-cache";
import { likelySubcategories } from "@/lib/domain/listings/search/reading/subcategory-classifier";
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

const Candidate = z.object({
  id: z.string(),
  text: z.string(),
  term: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  categorySlug: z.string(),
  listings: z.number(),
});
type Candidate = z.output<typeof Candidate>;

const asNeed = ({ text, term, name, categorySlug, listings }: Candidate): Need => ({
  text,
  term,
  subcategory: { name, categorySlug },
  listings,
});

/** Of so many subcategories that say all of a text it is told which is meant. */
const MOST_MEANT = 6;
/** Less likely than this, a subcategory is not told from others. */
const LIKELY = 0.2;

/** What a text is likeliest about, of some subcategories: letter by letter the same texts are asked for again and again. */
const likeliest = new LRUCache<string, number>({ max: 5000 });

/** Which of some candidates a text is likeliest about, by its place; the first where none is likely. */
function likeliestOf(text: string, candidates: readonly Candidate[]): number {
  const key = [text, ...candidates.map(({ id }) => id)].join("|");
  let place = likeliest.get(key);
  if (place === undefined) {
    const likely = likelySubcategories(text.split(" "));
    const shares = candidates.map(({ categorySlug, slug }) => likely.get(`${categorySlug}/${slug}`) ?? 0);
    const most = Math.max(...shares);
    place = most >= LIKELY ? shares.indexOf(most) : 0;
    likeliest.set(key, place);
  }
  return place;
}

/**
 * Of each group the subcategory that its text is likeliest about: 'pump repair' is said in those of air conditioners more often
 * than in those of pumps. In the order of the groups' first candidates.
 * @param groupOf the text of a candidate; of each group what says most of it comes first
 * @param limit most groups
 */
function mostLikely<Found extends Candidate>(
  found: readonly Found[],
  groupOf: (candidate: Found) => string,
  limit: number,
): Found[] {
  const groups = new Map<string, Found[]>();
  for (const one of found) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  return [...groups]
    .slice(0, limit)
    .flatMap(([text, candidates]) => candidates[likeliestOf(text, candidates)] ?? []);
}

/** Synonyms and words looked at for one beginning: those said in the fewest letters, those in the most listings. */
const MOST_TERMS = 20;
const MOST_WORDS = 40;

/** `far`: 0 where the text is its name's beginning, or the term, 1 where its name has it, 2 where the term begins so. */
const Hit = Candidate.extend({ far: z.number() });

/**
 * Subcategories whose name has a word for each that was typed, and those that a term means that begins like the text.
 * Names that begin with the text first, then those of more listings.
 * @param text folded (market_text)
 */
export async function findSubcategoryNeeds(text: string, limit: number): Promise<Need[]> {
  const found = await rows(readingDb, Hit)`
    WITH known AS MATERIALIZED (
      SELECT sub.id, sub.name, sub.slug, tsvector_to_array(sub.words) AS stems, category.slug AS category_slug, coalesce(counted.listings, 0) AS listings
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
      SELECT id, NULL AS term, 0 AS nth, CASE WHEN market_text(name) LIKE ${text} || '%' THEN 0 ELSE 1 END AS far FROM known
      WHERE lower(name) LIKE '%' || split_part(${text}, ' ', 1) || '%' AND NOT EXISTS (
        SELECT 1 FROM unnest(string_to_array(${text}, ' ')) AS part WHERE ' ' || market_text(known.name) NOT LIKE '% ' || part || '%')
      UNION ALL
      SELECT meant.id, terms.term, meant.nth, CASE WHEN terms.term = ${text} THEN 0 ELSE 2 END FROM terms CROSS JOIN LATERAL (
        SELECT known.id, row_number() OVER (
          -- Of two that say as much of it the one that is called so: nurses are skilled and trained, and no 'skill training'.
          ORDER BY count(*) DESC, count(*) FILTER (WHERE has.word = ANY (known.stems)) DESC, min(has.listings) DESC, known.id
        ) AS nth
        FROM search_word_subcategories AS has JOIN known ON known.id = has.subcategory_id
        WHERE has.word = ANY (terms.stems) AND has.listings > 0
        GROUP BY known.id, known.stems ORDER BY nth LIMIT ${MOST_MEANT}
      ) AS meant
    )
    SELECT known.id, known.name AS text, hits.term, hits.far, known.name, known.slug, known.category_slug AS "categorySlug", known.listings
    FROM hits JOIN known USING (id)
    WHERE known.listings > 0 ORDER BY hits.term, hits.nth`;
  const hits = [
    ...found.filter(({ term }) => term === null),
    ...mostLikely(
      found.filter(({ term }) => term !== null),
      ({ term }) => term!,
      MOST_TERMS,
    ),
  ].sort(
    (a, b) =>
      a.far - b.far ||
      (a.term?.length ?? 0) - (b.term?.length ?? 0) ||
      ((a.term ?? "") < (b.term ?? "") ? -1 : 1),
  );
  const best = [...new Map(hits.toReversed().map((hit) => [hit.id, hit])).values()];
  return best
    .sort((a, b) => a.far - b.far || b.listings - a.listings || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(asNeed);
}

/**
 * Words of names and tags that the last typed word begins, most frequent first, each in the subcategory that says it
 * most; what was typed before must be said there as well. Of the forms of one word, the most frequent.
 * @param text folded (market_text), its last word at least two letters long
 */
export async function findWordNeeds(text: string, limit: number): Promise<Need[]> {
  const at = text.lastIndexOf(" ") + 1;
  const [before, last] = [text.slice(0, at), text.slice(at)];
  const found = await rows(readingDb, Candidate)`
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
    SELECT sub.id, ${before} || forms.word AS text, NULL AS term, sub.name, sub.slug, category.slug AS "categorySlug", counted.listings
    FROM forms
    CROSS JOIN LATERAL (
      SELECT has.subcategory_id, has.listings FROM search_word_subcategories AS has
      WHERE has.word = forms.word AND has.listings > 0 AND NOT EXISTS (
        SELECT 1 FROM unnest(string_to_array(synonym_key(${before}), ' ')) AS part WHERE NOT EXISTS (
          SELECT 1 FROM search_word_subcategories AS also
          WHERE also.word = part AND also.subcategory_id = has.subcategory_id AND also.listings > 0))
      ORDER BY has.listings DESC, has.subcategory_id LIMIT ${MOST_MEANT}
    ) AS top
    JOIN subcategories AS sub ON sub.id = top.subcategory_id AND NOT sub.hidden
    JOIN categories AS category ON category.id = sub.category_id AND NOT category.hidden
    JOIN search_word_subcategories AS counted ON counted.word = '' AND counted.subcategory_id = sub.id
    ORDER BY top.listings DESC, forms.word`;
  return mostLikely(found, ({ text: whole }) => whole, limit).map(asNeed);
}
