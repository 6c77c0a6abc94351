import "server-only";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { reading } from "@/lib/server/reading";

const BY_POSITION = [{ position: "asc" }, { name: "asc" }, { id: "asc" }] as const;

/** All categories that are not hidden with their subcategories that are not, in the order of the lists of each. */
export async function listCategoryTree(): Promise<(Category & { subcategories: Subcategory[] })[]> {
  pageShows(pageTags.catalog);
  const rows = await reading((client) =>
    client.category.findMany({
      where: { hidden: false },
      orderBy: [...BY_POSITION],
      select: {
        id: true,
        name: true,
        slug: true,
        subcategories: {
          where: { hidden: false },
          orderBy: [...BY_POSITION],
          select: { id: true, name: true, slug: true, categoryId: true },
        },
      },
    }),
  );
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    subcategories: row.subcategories.map((sub) => ({ ...sub, _id: sub.id })),
  }));
}
