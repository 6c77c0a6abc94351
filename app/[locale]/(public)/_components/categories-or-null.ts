import { cache } from "react";
import { listCategories } from "@/lib/domain/catalog/list-categories";
import type { Category } from "@/lib/schemas/category";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";

/** The categories, read once per request; null while the database is away, so that the rest of the page stands. */
export const categoriesOrNull = cache(async (): Promise<readonly Category[] | null> => {
  try {
    return await listCategories();
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
});
