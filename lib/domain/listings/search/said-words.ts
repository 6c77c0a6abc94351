import "server-only";
import { havingKey, meetingAll, meetingAny } from "@/lib/domain/listings/search/row-sets";
import type { Concept } from "@/lib/domain/listings/search/reading/meant-subcategories";
import { Prisma } from "@/lib/server/db";

/** A stem as a tsquery has it; with `mark` ':' of name or subcategory, '::' of what it is by its name, '#' of quantities. */
export const lexeme = (word: string, mark = ""): string =>
  `'${(mark + word).replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** A tsquery in text form: any alternative of the concept, each stem with a mark before or weights after it. */
export function asked({ alternatives, isPrefix }: Concept, mark: string, weights: string): string {
  const star = isPrefix ? "*" : "";
  const suffix = weights + star === "" ? "" : `:${weights}${star}`;
  return `(${alternatives.map((stems) => `(${stems.map((stem) => lexeme(stem, mark) + suffix).join(" & ")})`).join(" | ")})`;
}

/** The rows that a tsquery in text form finds. */
export const matches = (query: string): Prisma.Sql => Prisma.sql`s.words @@ ${query}::tsquery`;

/** All concepts as a tsquery in text form; with `mark` ':' in name or subcategory, with weights only there: A name, C tags, D description. */
export const allAsked = (concepts: readonly Concept[], mark: string, weights: string): string =>
  concepts.map((concept) => asked(concept, mark, weights)).join(" & ");

/** The rows that say them. */
export const all = (concepts: readonly Concept[], mark = "", weights = ""): Prisma.Sql =>
  meetingAll(
    matches(allAsked(concepts, mark, weights)),
    concepts.map((concept) => saying(concept, mark, weights)),
  );

/** The weights of what a listing says itself: name, tags, description. */
export const OWN = "ACD";
/** The weights of what tells what it is: name, subcategory, tags. */
export const TELLING = "ABC";

/** The same of one concept, in one condition for each alternative, and for each word of those where it may stand anywhere. */
export function saying(concept: Concept, mark: string, weights: string): Prisma.Sql {
  const whole = matches(asked(concept, mark, weights));
  const kind = weights === "" ? "word" : weights === OWN && mark === "" ? "own_word" : null;
  if (kind === null || concept.isPrefix) return whole;
  return meetingAny(
    whole,
    concept.alternatives.map((stems) => {
      const words = stems.map((stem) => lexeme(stem, mark) + (weights === "" ? "" : `:${weights}`));
      return meetingAll(
        matches(words.join(" & ")),
        stems.map((stem, i) => havingKey(matches(words[i]!), kind, mark + stem)),
      );
    }),
  );
}

/** All of some stems in a name. */
export const inName = (stems: readonly string[]): string =>
  stems.map((stem) => `${lexeme(stem)}:A`).join(" & ");
