import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { storageDir } from "@/lib/server/storage/local";
import { seedableCategories, seedCategories } from "@/prisma/seed/categories";
import { demoCompanies } from "@/prisma/seed/listings/companies";
import { seedListings } from "@/prisma/seed/listings/seed-listings";
import { renderPictures } from "@/prisma/seed/pictures/render";
import { seedPlaces } from "@/prisma/seed/places/seed-places";
import type { OnProgress } from "@/prisma/seed/progress";
import { seedOnce } from "@/prisma/seed/seeded-parts";
import { seedableSynonyms, seedSynonyms } from "@/prisma/seed/synonyms";

interface SeedOptions {
  onProgress?: OnProgress;
  /** Told one line when the demo data are left out. */
  say?: (line: string) => void;
}

/** States, places, categories, synonyms of search: what every database needs. Quick when they are there; nothing changed by hand is touched. */
export async function seedReference({ onProgress = () => {} }: SeedOptions = {}): Promise<void> {
  await seedPlaces({ onProgress });
  await seedOnce("categories", seedableCategories, seedCategories);
  await seedOnce("synonyms", seedableSynonyms, seedSynonyms);
}

/**
 * The reference data, the drawn pictures and the demo listings. Each part completes after a kill. A database with
 * people of its own and no demo companies is somebody's real one: it gets the reference data alone.
 */
export async function seedDemo({ onProgress = () => {}, say = () => {} }: SeedOptions = {}): Promise<void> {
  await seedReference({ onProgress });
  if (await belongsToPeople()) {
    say("the database holds accounts of its own: reference data only, no demo data");
    return;
  }
  await renderPictures({
    storageDir: storageDir(),
    onProgress: (done, total) => onProgress({ label: "pictures", done, total }),
  });
  await seedListings({ onProgress });
}

/** Whether it holds accounts that neither the demo nor an import made, and none of the demo's. */
async function belongsToPeople(): Promise<boolean> {
  const demoIds = demoCompanies().map(({ id }) => id);
  const [found] = await rows(db, z.object({ people: z.boolean(), demo: z.boolean() }))`
    SELECT EXISTS (SELECT 1 FROM users LEFT JOIN provider_profiles AS profile ON profile.user_id = users.id
                   WHERE profile.import_source IS NULL AND users.id <> ALL (${demoIds}::text[])) AS people,
           EXISTS (SELECT 1 FROM users WHERE id = ANY (${demoIds}::text[])) AS demo`;
  return found?.people === true && !found.demo;
}
