import "server-only";
import { slugify } from "@/lib/shared/slug";

/** No name is shared, once its accents and signs are gone, by nearly so many. */
export const MOST_TRIES = 1000;

/** The nth slug, from 1, that a name would take: `pumps`, `pumps-2`, …; without Latin letters that of its kind. */
export function slugCandidate(name: string, kind: "category" | "subcategory", count: number): string {
  const base = slugify(name) || kind;
  return count === 1 ? base : `${base}-${count}`;
}

/**
 * Inserts a row under the first slug of its name that is free: `pumps`, `pumps-2`, …; a name without Latin letters
 * begins with what it is of. Each try is one insert that does nothing on a conflict, so two at once cannot both win.
 * @param insert tries one slug; gives the row, or null when its name or this slug is taken
 * @param isNameTaken whether it was the name
 * @returns the row, or null when the name is taken
 */
export async function insertNamed<Row>(
  name: string,
  kind: "category" | "subcategory",
  insert: (slug: string) => Promise<Row | null>,
  isNameTaken: () => Promise<boolean>,
): Promise<Row | null> {
  for (let count = 1; count <= MOST_TRIES; count++) {
    const row = await insert(slugCandidate(name, kind, count));
    if (row !== null) return row;
    if (await isNameTaken()) return null;
  }
  throw new Error(`no free slug for ${name}`);
}
