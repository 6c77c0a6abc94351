import { categoryTexts } from "@/lib/content/categories";
import { marketText } from "@/reference/places/market-text";
import type { SynonymPair } from "@/reference/synonyms";
import type { SubcategoryTerms } from "@/reference/synonyms/term-table";

/** A term with meanings that no subcategory shares. */
type SynonymConflict = { readonly term: string; readonly meanings: readonly string[] };

const wordsOf = (text: string): string[] => marketText(text).split(" ");

/** Which subcategories a meaning can speak of: those that use it, and those that have all its words in their name. */
function subcategoriesOf(tagged: readonly SubcategoryTerms[]): (meaning: string) => ReadonlySet<string> {
  const used = new Map<string, Set<string>>();
  const note = (meaning: string, of: string) => {
    const key = marketText(meaning);
    used.set(key, (used.get(key) ?? new Set()).add(of));
  };
  for (const { of, terms, meanings, bothWays } of tagged) {
    for (const meaning of [...meanings, ...(bothWays ? terms : [])]) note(meaning, of);
  }
  const named = categoryTexts.flatMap((category) =>
    category.subcategories.map(({ slug, name }) => ({
      of: `${category.slug}/${slug}`,
      words: new Set([...wordsOf(name), ...wordsOf(category.name)]),
    })),
  );
  return (meaning) => {
    const words = wordsOf(meaning);
    const fitting = named.filter((one) => words.every((word) => one.words.has(word))).map(({ of }) => of);
    return new Set([...(used.get(marketText(meaning)) ?? []), ...fitting]);
  };
}

/**
 * Terms whose meanings point at unrelated subcategories: a search for one of them is widened to both. Meanings of which
 * nothing says where they belong are not compared.
 */
export function conflictsOf(
  pairs: readonly SynonymPair[],
  tagged: readonly SubcategoryTerms[],
): SynonymConflict[] {
  const placesOf = subcategoriesOf(tagged);
  const meanings = new Map<string, Set<string>>();
  for (const { term, meaning } of pairs) {
    const key = marketText(term);
    meanings.set(key, (meanings.get(key) ?? new Set()).add(marketText(meaning)));
  }
  return [...meanings].flatMap(([term, all]) => {
    const placed = [...all].filter((meaning) => placesOf(meaning).size > 0);
    const apart = placed.some((one) =>
      placed.some((other) => ![...placesOf(one)].some((of) => placesOf(other).has(of))),
    );
    return apart ? [{ term, meanings: placed.sort() }] : [];
  });
}
