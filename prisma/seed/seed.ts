import { storageDir } from "@/lib/server/storage";
import { seedCategories } from "@/prisma/seed/categories";
import { seedListings } from "@/prisma/seed/listings/seed-listings";
import { renderPictures } from "@/prisma/seed/pictures/render";
import { seedPlaces } from "@/prisma/seed/places/seed-places";
import type { OnProgress } from "@/prisma/seed/progress";

interface SeedOptions {
  onProgress?: OnProgress;
}

/** States, places, categories: what every database needs. Quick when they are there; nothing changed by hand is touched. */
export async function seedReference({ onProgress = () => {} }: SeedOptions = {}): Promise<void> {
  await seedPlaces({ onProgress });
  await seedCategories();
}

/** The reference data, the drawn pictures and the demo listings. Each part completes after a kill. */
export async function seedDemo({ onProgress = () => {} }: SeedOptions = {}): Promise<void> {
  await seedReference({ onProgress });
  await renderPictures({
    storageDir: storageDir(),
    onProgress: (done, total) => onProgress({ label: "pictures", done, total }),
  });
  await seedListings({ onProgress });
}
