import "server-only";
import { z } from "zod";
import type { Question } from "@/lib/domain/listings/search/question";
import { havingKey, meetingAll, meetingAny } from "@/lib/domain/listings/search/row-sets";
import { lexeme, matches } from "@/lib/domain/listings/search/said-words";
import { storedTotalOfWord } from "@/lib/domain/listings/search/stored-totals";
import { alike } from "@/lib/domain/listings/search/stretch";
import type { Prisma } from "@/lib/server/db";
import { readingDb } from "@/lib/server/reading";
import { plannedRows } from "@/lib/server/rows";

/** A word of the vocabulary, and how many listings have it. */
const KnownWord = z.object({ word: z.string(), listings: z.number() });
type KnownWord = Readonly<z.output<typeof KnownWord>>;

/** Fewer listings have a word of which no bits are ever kept (`listing_bitmap_keys`): a hundredth of the 25,000 down to which some are. */
const NEVER_FREQUENT = 250;

/** A row with a word as `market_query()` writes it; `known` are all words that begin as the last one, which may be half typed. */
function typedWord(word: string, known: readonly KnownWord[]): Prisma.Sql {
  const sql = matches(word);
  if (!word.endsWith(":*")) return havingKey(sql, "word", word.slice(1, -1));
  const rare = known.filter(({ listings }) => listings < NEVER_FREQUENT).map((one) => lexeme(one.word));
  const frequent = known.filter(({ listings }) => listings >= NEVER_FREQUENT);
  return meetingAny(sql, [
    ...frequent.map((one) => havingKey(matches(lexeme(one.word)), "word", one.word)),
    ...(rare.length === 0 ? [] : [matches(rare.join(" | "))]),
  ]);
}

/**
 * The words as typed: all of them, the last one as a prefix. In name or subcategory comes first.
 * @param query as `market_query()` writes it
 * @param beginnings the words that begin as the last one; null: too many to know
 */
function literally(query: string, beginnings: readonly KnownWord[] | null): Question {
  const words = query.split(" & ");
  const [only, ...others] = beginnings ?? [];
  const isOneWord = words.length === 1 && only !== undefined && others.length === 0;
  const found =
    beginnings === null
      ? matches(query)
      : meetingAll(
          matches(query),
          words.map((word) => typedWord(word, beginnings)),
        );
  return {
    found,
    stretches: [alike(matches(query.replace(/'((?:[^']|'')+)'/g, "':$1'"))), alike()],
    ...(isOneWord && { shorter: { stored: storedTotalOfWord(only.word) } }),
  };
}

/** So many words may begin as the last one that was typed, to be asked for one by one. */
const BEGINNINGS = 100;

/** No word has it, and none comes behind it. */
const LAST_LETTER = String.fromCodePoint(0x10_ff_ff);

const QueryRow = z.object({ query: z.string(), beginnings: z.array(KnownWord) });

/** What literal words ask for. */
export async function literalQuestion(text: string): Promise<Question> {
  const [row] = await plannedRows(readingDb, QueryRow)`
    SELECT asked.query, (
      SELECT coalesce(json_agg(json_build_object('word', first.word, 'listings', first.listings)), '[]') FROM (
        SELECT known.word, known.listings FROM search_vocabulary AS known
        WHERE known.kind = 'word' AND known.listings > 0
          AND known.word >= typed.prefix AND known.word < typed.prefix || ${LAST_LETTER}
        LIMIT ${BEGINNINGS + 1}::int
      ) AS first
    ) AS beginnings
    FROM (SELECT coalesce(market_query(${text})::text, '') AS query) AS asked
    CROSS JOIN LATERAL (SELECT substring(asked.query FROM '([^ '']+)'':\\*$') AS prefix) AS typed`;
  const { query, beginnings } = row ?? { query: "", beginnings: [] };
  return literally(query, beginnings.length > BEGINNINGS ? null : beginnings);
}
