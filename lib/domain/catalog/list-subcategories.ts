import "server-only";
import type { Subcategory } from "@/lib/schemas/category";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { reading } from "@/lib/server/reading";
import { notFound } from "@/lib/shared/errors";

/**
 * All subcategories of a category that are not hidden, by the admin's position, then name
 * (docs/product/listings.md#categories).
 * Those of a hidden category are given too: links to it still work.
 * @throws AppError NOT_FOUND when there is no such category
 */
export async function listSubcategories(categoryId: string): Promise<Subcategory[]> {
  pageShows(pageTags.catalog);
  const category = await reading((client) =>
    client.category.findUnique({
      where: { id: categoryId },
      select: {
        subcategories: {
          where: { hidden: false },
          orderBy: [{ position: "asc" }, { name: "asc" }, { id: "asc" }],
          select: { id: true, name: true, slug: true, categoryId: true },
        },
      },
    }),
  );
  if (!category) throw notFound();
  return category.subcategories.map((row) => ({ _id: row.id, ...row }));
}
