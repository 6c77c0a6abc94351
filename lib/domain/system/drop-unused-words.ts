import "server-only";
import { db } from "@/lib/server/db";

/**
 * Deletes the words that no approved listing has any more from what spelling and suggestions read: the triggers count
 * them down to nothing and leave them there, and a name may be among them.
 * @returns how many rows
 */
export async function dropUnusedWords(): Promise<number> {
  return db.$transaction(async (tx) => {
    // What is made of a word (its stem, its sound) is made only where the word is new: nobody may count a word that
    // goes at this moment. Held for one pass over the table.
    await tx.$executeRaw`LOCK TABLE search_vocabulary IN SHARE ROW EXCLUSIVE MODE`;
    const words = await tx.$executeRaw`DELETE FROM search_vocabulary WHERE listings <= 0`;
    const ofSubcategories = await tx.$executeRaw`DELETE FROM search_word_subcategories WHERE listings <= 0`;
    return words + ofSubcategories;
  });
}
