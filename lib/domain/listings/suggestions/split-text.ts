import "server-only";
import { z } from "zod";
import { readingDb } from "@/lib/server/reading";
import { rows } from "@/lib/server/rows";

/** A letter or two more is the beginning of everything. */
const LEAST_LETTERS = 4;
const MOST_WAYS = 2;

/**
 * A text with its last word taken apart where listings say two: 'tshi' is the beginning of 't shirt', 'gearb' of 'gear
 * box'. First the ways whose first part is in the most listings.
 * @param text folded (market_text)
 */
export async function splitText(text: string): Promise<string[]> {
  const at = text.lastIndexOf(" ") + 1;
  const last = text.slice(at);
  if (last.length < LEAST_LETTERS) return [];
  const ways = await rows(readingDb, z.object({ parts: z.string() }))`
    SELECT left(${last}, size) || ' ' || substr(${last}, size + 1) AS parts
    FROM generate_series(1, least(length(${last}), 20) - 2) AS size
    LEFT JOIN search_vocabulary AS head
      ON head.kind = 'word' AND head.word = left(${last}, size) AND head.listings > 0
    -- A letter alone ('t shirt') may be no word of search.
    WHERE (head.word IS NOT NULL OR size = 1) AND EXISTS (
      SELECT 1 FROM search_vocabulary AS tail WHERE tail.kind = 'word' AND tail.listings > 0
        AND tail.word >= substr(${last}, size + 1) AND tail.word < substr(${last}, size + 1) || chr(1114111))
    ORDER BY head.listings DESC NULLS LAST, size DESC LIMIT ${MOST_WAYS}`;
  return ways.map(({ parts }) => text.slice(0, at) + parts);
}
