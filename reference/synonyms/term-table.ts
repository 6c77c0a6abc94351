/** A line of a table of terms, with the subcategory it stands under. */
export type SubcategoryTerms = {
  /** 'machinery-tools/pumps' */
  readonly of: string;
  readonly terms: readonly string[];
  readonly meanings: readonly string[];
  readonly bothWays: boolean;
};

/**
 * Reads a table of terms: a block begins with '# ' and the slugs of category and subcategory; what stands left of '>' means
 * what stands right of it, left and right of '=' mean each other; '|' stands between alternatives.
 */
export function readTerms(table: string): SubcategoryTerms[] {
  let of = "";
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) {
        of = line.slice(2);
        return [];
      }
      const [terms = "", sign = "", meanings = ""] = line.split(/ ([>=]) /);
      return [{ of, terms: terms.split("|"), meanings: meanings.split("|"), bothWays: sign === "=" }];
    });
}
