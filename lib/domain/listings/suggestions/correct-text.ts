import "server-only";
import { z } from "zod";
import { Candidate, nearestWord } from "@/lib/domain/listings/suggestions/nearest-word";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

/** Words looked at for one that is misspelt: those in the most listings. */
const MOST_CANDIDATES = 60;
/** Consonants a misspelt beginning must have: fewer are those of half the vocabulary. */
const LEAST_SOUND = 2;

const Row = Candidate.extend({ position: z.int() });

/**
 * A text with each word that no listing, place or synonym has replaced by the one that was most likely meant; the last
 * one as the beginning of a word.
 * @param text folded (market_text)
 * @returns null when there was nothing to correct, or when no word is near enough
 */
export async function correctText(text: string): Promise<string | null> {
  const words = text.split(" ");
  const found = await rows(readingDb, Row)`
    SELECT typed.position::int, near.word, near.listings, near.spoken, spoken_form(typed.word) AS "typedSpoken"
    FROM unnest(${words}::text[]) WITH ORDINALITY AS typed(word, position)
    CROSS JOIN LATERAL (SELECT sound_of(spoken_form(typed.word)) AS sound) AS heard
    CROSS JOIN LATERAL (
      SELECT word, max(listings)::int AS listings, min(spoken) AS spoken FROM (
        SELECT word, listings, spoken FROM search_vocabulary
        WHERE length(heard.sound) > ${LEAST_SOUND}::int AND sound >= heard.sound
          AND sound < heard.sound || CASE WHEN typed.position = ${words.length}::int THEN chr(1114111) ELSE chr(1) END
        UNION ALL
        SELECT word, listings, spoken FROM search_vocabulary WHERE slips && spelling_slips(typed.word)
      ) AS alike
      WHERE listings > 0 GROUP BY word ORDER BY max(listings) DESC, word LIMIT ${MOST_CANDIDATES}
    ) AS near
    -- A bare stem stands beside the forms of its word: nobody writes it.
    WHERE near.listings > coalesce((
        SELECT sum(form.listings) FROM search_vocabulary AS form
        WHERE form.stem = near.word AND form.kind = 'word' AND form.word <> near.word), 0)
      AND length(typed.word) >= 3 AND typed.word !~ '[0-9]' AND NOT EXISTS (
      SELECT 1 FROM search_vocabulary AS said WHERE said.listings > 0 AND said.word >= typed.word
        AND said.word < typed.word || CASE WHEN typed.position = ${words.length}::int THEN chr(1114111) ELSE chr(1) END)`;
  if (found.length === 0) return null;
  const corrected = words.map((word, at) => {
    const candidates = found.filter(({ position }) => position === at + 1);
    return (candidates.length > 0 && nearestWord(word, candidates, at === words.length - 1)) || word;
  });
  const result = corrected.join(" ");
  return result === text ? null : result;
}
