import type { OnProgress } from "@/reference/progress";
import { seedableCategories, seedCategories } from "@/reference/categories";
import { seedPlaces } from "@/reference/places/seed-places";
import { seedOnce } from "@/reference/seeded-parts";
import { seedableSynonyms, seedSynonyms } from "@/reference/synonyms";

/**
 * States, places, categories, synonyms of search: what every database needs. Quick when they are there; nothing changed
 * by hand is touched.
 */
export async function seedReference({
  onProgress = () => {},
}: { readonly onProgress?: OnProgress } = {}): Promise<void> {
  await seedPlaces({ onProgress });
  await seedOnce("categories", seedableCategories, seedCategories);
  await seedOnce("synonyms", seedableSynonyms, seedSynonyms);
}
