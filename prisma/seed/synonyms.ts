import { categoryTexts } from "@/lib/content/categories";
import { db } from "@/lib/server/db";
import { SPOKEN_TERMS } from "@/prisma/seed/synonyms/spoken-terms";
import { TRADE_TERMS } from "@/prisma/seed/synonyms/trade-terms";

export type SynonymPair = { readonly term: string; readonly meaning: string };

/** 'नलसाज़|nal mistri' and 'plumber|plumbing': every term with every meaning. */
const pairsOf = ([terms, meanings]: readonly [string, string]): SynonymPair[] =>
  terms.split("|").flatMap((term) => meanings.split("|").map((meaning) => ({ term, meaning })));

/** The Hindi names that categories and subcategories show, for the English words that listings are found by. */
const shownNames: readonly SynonymPair[] = categoryTexts
  .flatMap((category) => [category, ...category.subcategories])
  .map(({ name, nameHi }) => ({ term: nameHi, meaning: name }));

/** What people type in Hindi, in Hindi with Latin letters, or otherwise than listings say it; and what it means. */
export const seedableSynonyms: readonly SynonymPair[] = [
  ...[...TRADE_TERMS, ...SPOKEN_TERMS].flatMap(pairsOf),
  ...shownNames,
];

type Client = Pick<typeof db, "$executeRaw">;

/** Adds the pairs that were never there: one that an admin deleted stays deleted. */
export async function seedSynonyms(client: Client = db): Promise<void> {
  await client.$executeRaw`
    INSERT INTO search_synonyms (term, meaning)
    SELECT market_text(term), market_text(meaning)
    FROM jsonb_to_recordset(${JSON.stringify(seedableSynonyms)}::jsonb) AS given(term text, meaning text)
    ON CONFLICT DO NOTHING`;
}
