import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { storageDir } from "@/lib/server/storage/local";
import { demoCompanies } from "@/demo/listings/companies";
import { seedListings } from "@/demo/listings/seed-listings";
import { placePictures } from "@/demo/pictures/place-pictures";
import type { OnProgress } from "@/reference/progress";
import { seedReference } from "@/reference/seed-reference";

interface SeedOptions {
  onProgress?: OnProgress;
  /** Told one line when the demo data are left out. */
  say?: (line: string) => void;
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
  await placePictures({
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
